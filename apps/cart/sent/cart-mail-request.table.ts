import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { emailSpellings } from '@fenestra/platform/personal/email-spellings';
import { Clock } from '@fenestra/platform/service/clock';
import type { CartMailRequest } from './cart-mail-request.entity';

const columns = `id, cart_id AS "cartId", change_id AS "changeId", name, email, note, buyer, written_at AS "writtenAt"`;

/** The rows of letters: who is sent the link to a cart, for as long as its mail may be on the way. */
@Injectable()
export class CartMailRequests {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Resolves to whether the letter is new: a repeat of the request wrote it before. */
  async insert({ tx }: UnitOfWork, request: Omit<CartMailRequest, 'writtenAt'>): Promise<boolean> {
    const { id, cartId, changeId, name, email, note, buyer } = request;
    const inserted = await tx.query<unknown[]>(
      `INSERT INTO cart_letter (id, cart_id, change_id, name, email, note, buyer, written_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (cart_id, change_id) DO NOTHING RETURNING id`,
      [id, cartId, changeId, name, email, note, buyer, this.clock.now()],
    );
    return inserted.length > 0;
  }

  async byId(id: string): Promise<CartMailRequest | undefined> {
    const [found] = await this.db.query<CartMailRequest[]>(`SELECT ${columns} FROM cart_letter WHERE id = $1`, [id]);
    return found;
  }

  byEmail(email: string): Promise<CartMailRequest[]> {
    return this.db.query(`SELECT ${columns} FROM cart_letter WHERE lower(email) = ANY ($1)`, [emailSpellings(email)]);
  }

  /** Up to one batch of those that were written before; resolves to how many there were. */
  purge(writtenBefore: Date): Promise<number> {
    return deleteBatch(this.db, { table: 'cart_letter', where: 'written_at < $1' }, [writtenBefore]);
  }

  /** Resolves to how many there were. */
  async eraseByEmail(email: string): Promise<number> {
    const [, erased] = await this.db.query<[unknown[], number]>(
      'DELETE FROM cart_letter WHERE lower(email) = ANY ($1) RETURNING id',
      [emailSpellings(email)],
    );
    return erased;
  }
}
