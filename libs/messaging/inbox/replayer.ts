import { Logger } from '@nestjs/common';
import { noteAction, type ParkedEvent, readFirstLetter } from './dead-letters';
import { classify } from './faults';
import { endReplay, freeKey, lockAskedKey } from './parked-key';
import { describeFault } from './parking';
import type { Outbox } from '../outbox/outbox';
import type { UnitOfWork } from '../outbox/unit-of-work';
import { Pump } from '../pump';
import { aboutRecord, type Reaction, takeEffect } from './reaction';

const pollMs = 2_000; // people ask for replays, seldom

type Letter = ParkedEvent & { readonly reaction: Reaction };

/** Hands the letters of a parked key over again when somebody asked for it: in order, one transaction each, up to the first that fails. */
export class Replayer {
  private readonly logger = new Logger(Replayer.name);
  private readonly pump = new Pump(Replayer.name, pollMs, () => this.replayOne());
  private readonly reactions: Map<string, Reaction>;
  private readonly groups: string[];

  constructor(
    private readonly outbox: Outbox,
    reactions: readonly Reaction[],
  ) {
    this.reactions = new Map(
      reactions.flatMap((each) => each.events.map(({ type }) => [`${each.group} ${type}`, each] as const)),
    );
    this.groups = [...new Set(reactions.map(({ group }) => group))];
  }

  start(): void {
    if (this.groups.length > 0) this.pump.start();
  }

  stop(): Promise<void> {
    return this.pump.stop();
  }

  private async replayOne(): Promise<boolean> {
    const attempt: { letter?: Letter } = {};
    try {
      return await this.outbox.transaction((unit) => this.replayFirstLetter(unit, attempt));
    } catch (fault) {
      const { letter } = attempt;
      const kind = classify(fault);
      if (!letter || kind === 'infrastructure' || kind === 'conflict') throw fault; // the request stands, the pump repeats it
      const failed = new Error(`dead letter ${letter.id} failed again`, { cause: fault });
      aboutRecord(letter.group, letter.record, () => this.logger.error(failed));
      await this.keepParked(letter, fault);
      return true;
    }
  }

  /** The key stays locked while its letter takes effect: no later event of it can pass, and no second replayer helps. */
  private async replayFirstLetter(unit: UnitOfWork, attempt: { letter?: Letter }): Promise<boolean> {
    const { tx } = unit;
    const parked = await lockAskedKey(tx, this.groups);
    if (!parked) return false;
    const first = await readFirstLetter(tx, parked.group, parked.key);
    if (!first) {
      await freeKey(tx, parked);
      return true;
    }
    const reaction = this.reactions.get(`${first.group} ${first.record.type}`);
    if (!reaction)
      throw new Error(`${first.group} no longer reacts to ${first.record.type}: discard letter ${first.id}`);
    attempt.letter = { ...first, reaction };
    await replay(unit, attempt.letter);
    return true;
  }

  private async keepParked(letter: Letter, fault: unknown): Promise<void> {
    const { type, message, place } = describeFault(fault);
    await this.outbox.db.transaction(async (tx) => {
      await endReplay(tx, { group: letter.group, key: letter.record.key });
      await tx.query(
        `UPDATE dead_letter SET attempts = attempts + 1, cause = $2, error_type = $3, error_message = $4, error_place = $5 WHERE id = $1`,
        [letter.id, classify(fault) === 'schema' ? 'schema' : 'fault', type, message, place],
      );
    });
  }
}

/** The inbox closes the case: a letter whose event took effect after all is only filed. */
async function replay(unit: UnitOfWork, { id, group, record, at, reaction }: Letter): Promise<void> {
  const { tx } = unit;
  const marked = await tx.query<unknown[]>(
    `INSERT INTO inbox (consumer_group, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
    [group, record.id],
  );
  if (marked.length > 0) await takeEffect(unit, reaction, [record]);
  await tx.query(`DELETE FROM dead_letter WHERE id = $1`, [id]);
  await noteAction(tx, { group, record, at }, 'replayed');
}
