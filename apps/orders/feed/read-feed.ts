import { Injectable } from '@nestjs/common';
import { feedLimits } from '@fenestra/contracts/http/orders';
import { accept, refuse } from '@fenestra/domain/result';
import { CommitSignals } from '../commit-signals';
import type { ErpEvent } from './erp-event.entity';
import { Feed } from './feed.table';

type Page = { events: Record<string, unknown>[]; next: string };
type Query = { after?: string | undefined; limit?: string | undefined; wait?: string | undefined };

const { mostEvents, usualEvents, longestWaitSeconds } = feedLimits;
/** Events that another process has recorded are found by looking again. */
const lookEveryMs = 500;

@Injectable()
export class ReadFeed {
  constructor(
    private readonly feed: Feed,
    private readonly signals: CommitSignals,
  ) {}

  /** The events after a cursor, as CloudEvents; with `wait` an empty page comes only after so many seconds. */
  async execute({ after, limit, wait }: Query) {
    const position = after === undefined ? 0 : positionOf(after);
    const most = numberOf(limit, 1, mostEvents, usualEvents);
    const seconds = numberOf(wait, 0, longestWaitSeconds, 0);
    if (position === undefined || most === undefined || seconds === undefined) return refuse('cursor-invalid');
    return accept(await this.nextPage(position, most, performance.now() + seconds * 1_000));
  }

  private async nextPage(position: number, most: number, deadline: number): Promise<Page> {
    for (;;) {
      const recorded = this.signals.waitFor('feed', lookEveryMs); // before looking: nothing that comes meanwhile is missed
      const page = await this.page(position, most);
      if (page.events.length > 0 || this.signals.closing || performance.now() >= deadline) return page;
      await recorded;
    }
  }

  private async page(position: number, most: number): Promise<Page> {
    const events = await this.feed.after(position, most);
    return { events: events.map(cloudEvent), next: cursorOf(events.at(-1)?.position ?? position) };
  }
}

/** The JSON form of CloudEvents 1.0. */
function cloudEvent({ eventId, type, headers, data }: Pick<ErpEvent, 'eventId' | 'type' | 'headers' | 'data'>) {
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce_'))
    .map(([name, value]) => [name.slice('ce_'.length), value] as const);
  return {
    specversion: '1.0',
    ...Object.fromEntries(attributes),
    id: eventId,
    type,
    datacontenttype: 'application/json',
    data,
  };
}

// Opaque on purpose: a reader must not count on what a position is.
const cursorOf = (position: number): string => Buffer.from(`1:${position}`).toString('base64url');

function positionOf(cursor: string): number | undefined {
  const position = /^1:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return position === undefined ? undefined : Number(position);
}

function numberOf(text: string | undefined, least: number, most: number, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), least), most);
}
