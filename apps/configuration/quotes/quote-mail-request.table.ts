import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { emailSpellings } from '@fenestra/platform/personal/email-spellings';
import { Clock } from '@fenestra/platform/service/clock';
import type { QuoteMailRequest } from './quote.entity';

type NewMailRequest = Omit<QuoteMailRequest, 'writtenAt'>;

const columns = `id, saved_id AS "savedId", name, email, note, buyer, written_at AS "writtenAt"`;

/** The rows of letters: who wants a link, for as long as its mail may be on the way. */
@Injectable()
export class QuoteMailRequests {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Resolves to whether there was none with its id. */
  async insert({ tx }: UnitOfWork, { id, savedId, name, email, note, buyer }: NewMailRequest): Promise<boolean> {
    const inserted = await tx.query<unknown[]>(
      'INSERT INTO saved_letter (id, saved_id, name, email, note, buyer, written_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id',
      [id, savedId, name, email, note, buyer, this.clock.now()],
    );
    return inserted.length > 0;
  }

  async byId(id: string): Promise<QuoteMailRequest | undefined> {
    const [found] = await this.db.query<QuoteMailRequest[]>(`SELECT ${columns} FROM saved_letter WHERE id = $1`, [id]);
    return found;
  }

  byEmail(email: string): Promise<QuoteMailRequest[]> {
    return this.db.query(`SELECT ${columns} FROM saved_letter WHERE lower(email) = ANY ($1)`, [emailSpellings(email)]);
  }

  /** Up to one batch of those that were written before; resolves to how many there were. */
  purge(writtenBefore: Date): Promise<number> {
    return deleteBatch(this.db, { table: 'saved_letter', where: 'written_at < $1' }, [writtenBefore]);
  }

  /** Resolves to how many there were. */
  async eraseByEmail(email: string): Promise<number> {
    const [, erased] = await this.db.query<[unknown[], number]>(
      'DELETE FROM saved_letter WHERE lower(email) = ANY ($1) RETURNING id',
      [emailSpellings(email)],
    );
    return erased;
  }
}
