import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { feedLimits } from '@fenestra/contracts/http/order-feed';
import { accept, refuse } from '@fenestra/domain/result';
import { currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { ClientDisconnected } from '@fenestra/platform/http/client-disconnected';
import { Clock } from '@fenestra/platform/service/clock';
import { CommitSignals } from '../commit-signals';
import type { ErpEvent } from './erp-event.entity';
import { Feed } from './feed.table';

type Page = { events: Record<string, unknown>[]; next: string };
type Query = { after?: string | undefined; limit?: string | undefined; wait?: string | undefined };

const { mostEvents, usualEvents, longestWaitSeconds } = feedLimits;
/** Events that another process has recorded are found by looking again. */
const pollEveryMs = 500;
const lingerMsPerPoll = 5;
const recordReadEveryMs = 60_000;

@Injectable()
export class ReadFeed {
  /** Queries that started in this turn of the event loop, by position and size. */
  private readonly pages = new Map<string, Promise<Page>>();
  /** Polls that wait for events. */
  private polls = 0;
  private recordReadAt = 0;

  constructor(
    private readonly feed: Feed,
    private readonly signals: CommitSignals,
    private readonly clock: Clock,
  ) {}

  /** The events after a cursor, as CloudEvents; with `wait` an empty page comes only after so many seconds. */
  async execute({ after, limit, wait }: Query) {
    const cursor = after === undefined ? beginning : decodeCursor(after);
    const maxEvents = numberOf(limit, 1, mostEvents, usualEvents);
    const seconds = numberOf(wait, 0, longestWaitSeconds, 0);
    if (cursor === undefined || maxEvents === undefined || seconds === undefined) return refuse('cursor-invalid');
    if (!(await this.isInFeed(cursor))) return refuse('cursor-invalid', { next: encodeCursor(beginning) });
    await this.recordRead(cursor);
    return accept(await this.nextPage(cursor, maxEvents, performance.now() + seconds * 1_000));
  }

  /** After a restore positions are given out again: by its position alone a reader would skip what took them. */
  private async isInFeed({ position, eventId }: Cursor): Promise<boolean> {
    if (position === 0) return true;
    return eventId !== undefined && this.feed.containsAt(position, eventId);
  }

  /** Notes what a reader confirms by its cursor, once a minute, for the alert on a reader that has stopped. */
  private async recordRead({ position }: Cursor): Promise<void> {
    const now = performance.now();
    if (position === 0 || now < this.recordReadAt) return;
    this.recordReadAt = now + recordReadEveryMs;
    await this.feed.recordRead(position, this.clock.now());
  }

  /** Polls until there are events, the wait is over, or the client has disconnected. */
  private async nextPage(cursor: Cursor, maxEvents: number, deadline: number): Promise<Page> {
    const disconnectSignal = currentTrace()?.callerLeft?.();
    for (;;) {
      if (disconnectSignal?.aborted) throw new ClientDisconnected();
      const recorded = this.waitForEvents(); // before looking: nothing that comes meanwhile is missed
      const page = await this.page(cursor, maxEvents);
      if (page.events.length > 0 || this.signals.isClosing || performance.now() >= deadline) return page;
      await recorded;
    }
  }

  /** Lingers longer the more polls there are: an event costs a response to each, and an order brings several. */
  private async waitForEvents(): Promise<void> {
    this.polls++;
    await this.signals.waitFor('feed', pollEveryMs);
    const lingerMs = Math.min(this.polls * lingerMsPerPoll, pollEveryMs);
    if (this.polls > 1) await sleep(lingerMs);
    this.polls--;
  }

  /** One query for all polls that look at the same place at the same time, as readers at the end do whenever an event is recorded. */
  private page(cursor: Cursor, maxEvents: number): Promise<Page> {
    const name = `${cursor.position} ${maxEvents}`;
    const running = this.pages.get(name);
    if (running) return running;
    if (this.pages.size === 0) process.nextTick(() => this.pages.clear()); // a later look must not miss what is recorded meanwhile
    const page = this.read(cursor, maxEvents);
    this.pages.set(name, page);
    return page;
  }

  private async read(cursor: Cursor, maxEvents: number): Promise<Page> {
    const events = await this.feed.after(cursor.position, maxEvents);
    return { events: events.map(cloudEvent), next: encodeCursor(events.at(-1) ?? cursor) };
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

/** After which event a reader goes on. One of a release before names no event. */
type Cursor = { readonly position: number; readonly eventId?: string };

const beginning: Cursor = { position: 0 };

// Opaque on purpose: a reader must not count on what a position is.
const encodeCursor = ({ position, eventId = '' }: Cursor): string =>
  Buffer.from(`2:${position}:${eventId}`).toString('base64url');

const cursorForm = /^(?:1:(\d{1,15})|2:(\d{1,15}):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?)$/;

function decodeCursor(text: string): Cursor | undefined {
  const parts = cursorForm.exec(Buffer.from(text, 'base64url').toString());
  if (!parts) return undefined;
  const [, before, position = before, eventId] = parts;
  return { position: Number(position), ...(eventId && { eventId }) };
}

function numberOf(text: string | undefined, least: number, maxEvents: number, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), least), maxEvents);
}
