import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { batchSize } from '@fenestra/platform/database/in-batches';
import { emailSpellings } from '@fenestra/platform/personal/email-spellings';
import { Clock } from '@fenestra/platform/service/clock';
import type { SavedLetter } from './saved-offer.entity';

type NewLetter = Omit<SavedLetter, 'writtenAt'>;

const columns = `id, saved_id AS "savedId", name, email, note, buyer, written_at AS "writtenAt"`;

/** The rows of letters: who wants a link, for as long as its mail may be on the way. */
@Injectable()
export class SavedLetters {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Resolves to whether there was none with its id. */
  async insert({ tx }: UnitOfWork, { id, savedId, name, email, note, buyer }: NewLetter): Promise<boolean> {
    const inserted = await tx.query<unknown[]>(
      'INSERT INTO saved_letter (id, saved_id, name, email, note, buyer, written_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id',
      [id, savedId, name, email, note, buyer, this.clock.now()],
    );
    return inserted.length > 0;
  }

  async byId(id: string): Promise<SavedLetter | undefined> {
    const [found] = await this.db.query<SavedLetter[]>(`SELECT ${columns} FROM saved_letter WHERE id = $1`, [id]);
    return found;
  }

  of(email: string): Promise<SavedLetter[]> {
    return this.db.query(`SELECT ${columns} FROM saved_letter WHERE lower(email) = ANY ($1)`, [emailSpellings(email)]);
  }

  /** Up to one batch of those that were written before; resolves to how many there were. */
  async forget(writtenBefore: Date): Promise<number> {
    const [, forgotten] = await this.db.query<[unknown[], number]>(
      'DELETE FROM saved_letter WHERE id = ANY (ARRAY(SELECT id FROM saved_letter WHERE written_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED))',
      [writtenBefore, batchSize],
    );
    return forgotten;
  }

  /** Resolves to how many there were. */
  async eraseOf(email: string): Promise<number> {
    const [, erased] = await this.db.query<[unknown[], number]>(
      'DELETE FROM saved_letter WHERE lower(email) = ANY ($1) RETURNING id',
      [emailSpellings(email)],
    );
    return erased;
  }
}
