import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse } from '@fenestra/domain/result';
import { CommitSignals } from '../commit-signals';
import type { ErpEvent } from './erp-event.entity';

type Page = { events: Record<string, unknown>[]; next: string };
type Query = { after?: string | undefined; limit?: string | undefined; wait?: string | undefined };

const mostEvents = 500;
const longestWaitSeconds = 30;
/** Events that another process has recorded are found by looking again. */
const lookEveryMs = 500;

@Injectable()
export class ReadFeed {
  constructor(
    private readonly db: DataSource,
    private readonly signals: CommitSignals,
  ) {}

  /** The events after a cursor, as CloudEvents; with `wait` an empty page comes only after so many seconds. */
  async execute({ after, limit, wait }: Query) {
    const position = after === undefined ? 0 : positionOf(after);
    const most = numberOf(limit, 1, mostEvents, 100);
    const seconds = numberOf(wait, 0, longestWaitSeconds, 0);
    if (position === undefined || most === undefined || seconds === undefined) return refuse('cursor-invalid');
    return accept(await this.nextPage(position, most, performance.now() + seconds * 1_000));
  }

  private async nextPage(position: number, most: number, deadline: number): Promise<Page> {
    for (;;) {
      const rung = this.signals.heard('feed', lookEveryMs); // before looking: nothing that comes meanwhile is slept through
      const page = await this.page(position, most);
      if (page.events.length > 0 || this.signals.closing || performance.now() >= deadline) return page;
      await rung;
    }
  }

  private async page(position: number, most: number): Promise<Page> {
    const rows = await this.db.query<(Omit<ErpEvent, 'position'> & { position: string })[]>(
      `SELECT position, event_id AS "eventId", type, headers, data FROM erp_event WHERE position > $1 ORDER BY position LIMIT $2`,
      [position, most],
    );
    return { events: rows.map(cloudEvent), next: cursorOf(Number(rows.at(-1)?.position ?? position)) };
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
