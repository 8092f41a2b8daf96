import { Logger } from '@nestjs/common';
import { recordDeadLetterAction, type ParkedEvent, findFirstDeadLetter } from './dead-letters';
import { classifyError } from './errors';
import { endReplay, unparkKey, lockKeyToReplay } from './parked-key';
import { describeError } from './parking';
import type { Outbox } from '../outbox/outbox';
import type { UnitOfWork } from '../outbox/unit-of-work';
import { PollingLoop } from '../polling-loop';
import { inContextOfRecord, type EventHandler, handleEvents } from './event-handler';

const pollMs = 2_000; // people ask for replays, seldom

type DeadLetterToReplay = ParkedEvent & { readonly reaction: EventHandler };

/** Hands the letters of a parked key over again when somebody asked for it: in order, one transaction each, up to the first that fails. */
export class Replayer {
  private readonly logger = new Logger(Replayer.name);
  private readonly loop = new PollingLoop(Replayer.name, pollMs, () => this.replayOne());
  private readonly handlers: Map<string, EventHandler>;
  private readonly groups: string[];

  constructor(
    private readonly outbox: Outbox,
    handlers: readonly EventHandler[],
  ) {
    this.handlers = new Map(
      handlers.flatMap((each) => each.events.map(({ type }) => [`${each.group} ${type}`, each] as const)),
    );
    this.groups = [...new Set(handlers.map(({ group }) => group))];
  }

  start(): void {
    if (this.groups.length > 0) this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  private async replayOne(): Promise<boolean> {
    const attempt: { letter?: DeadLetterToReplay } = {};
    try {
      return await this.outbox.transaction((unit) => this.replayFirstDeadLetter(unit, attempt));
    } catch (error) {
      const { letter: deadLetter } = attempt;
      const kind = classifyError(error);
      if (!deadLetter || kind === 'infrastructure' || kind === 'conflict') throw error; // the request stands, the pump repeats it
      const failed = new Error(`dead letter ${deadLetter.id} failed again`, { cause: error });
      inContextOfRecord(deadLetter.group, deadLetter.record, () => this.logger.error(failed));
      await this.storeFailedReplay(deadLetter, error);
      return true;
    }
  }

  /** The key stays locked while its letter takes effect: no later event of it can pass, and no second replayer helps. */
  private async replayFirstDeadLetter(unit: UnitOfWork, attempt: { letter?: DeadLetterToReplay }): Promise<boolean> {
    const { tx } = unit;
    const parked = await lockKeyToReplay(tx, this.groups);
    if (!parked) return false;
    const first = await findFirstDeadLetter(tx, parked.group, parked.key);
    if (!first) {
      await unparkKey(tx, parked);
      return true;
    }
    const handler = this.handlers.get(`${first.group} ${first.record.type}`);
    if (!handler)
      throw new Error(`${first.group} no longer reacts to ${first.record.type}: discard letter ${first.id}`);
    attempt.letter = { ...first, reaction: handler };
    await replay(unit, attempt.letter);
    return true;
  }

  private async storeFailedReplay(deadLetter: DeadLetterToReplay, error: unknown): Promise<void> {
    const { type, message, place } = describeError(error);
    await this.outbox.db.transaction(async (tx) => {
      await endReplay(tx, { group: deadLetter.group, key: deadLetter.record.key });
      await tx.query(
        `UPDATE dead_letter SET attempts = attempts + 1, cause = $2, error_type = $3, error_message = $4, error_place = $5 WHERE id = $1`,
        [deadLetter.id, classifyError(error) === 'schema' ? 'schema' : 'fault', type, message, place],
      );
    });
  }
}

/** The inbox closes the case: a letter whose event took effect after all is only filed. */
async function replay(
  unit: UnitOfWork,
  { id, group, record, at, reaction: handler }: DeadLetterToReplay,
): Promise<void> {
  const { tx } = unit;
  const marked = await tx.query<unknown[]>(
    `INSERT INTO inbox (consumer_group, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
    [group, record.id],
  );
  if (marked.length > 0) await handleEvents(unit, handler, [record]);
  await tx.query(`DELETE FROM dead_letter WHERE id = $1`, [id]);
  await recordDeadLetterAction(tx, { group, record, at }, 'replayed');
}
