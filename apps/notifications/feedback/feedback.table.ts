import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NewFeedback } from '@fenestra/contracts/http/feedback';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { emailSpellings } from '@fenestra/platform/personal/email-spellings';
import { Clock } from '@fenestra/platform/service/clock';
import type { Feedback } from './feedback.entity';

const columns = `id, change_id AS "changeId", shop_id AS "shopId", name, phone, email, message, configuration_id AS "configurationId",
  log_id AS "logId", browser, host, screen, written_at AS "writtenAt"`;

/** The rows of what visitors have written. */
@Injectable()
export class Feedbacks {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Resolves to whether it is new: a repeat of the request wrote it before. */
  async insert({ tx }: UnitOfWork, id: string, { shopId, form, writtenOn, changeId }: NewFeedback): Promise<boolean> {
    const { name, phone, email, message } = form;
    const { browser, configurationId, logId, host, screen } = writtenOn;
    const inserted = await tx.query<unknown[]>(
      `INSERT INTO feedback (id, change_id, shop_id, name, phone, email, message, configuration_id, log_id, browser, host, screen, written_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (change_id) DO NOTHING RETURNING id`,
      [
        id,
        changeId,
        shopId,
        name,
        phone,
        email,
        message,
        configurationId,
        logId,
        browser,
        host,
        screen,
        this.clock.now(),
      ],
    );
    return inserted.length > 0;
  }

  async byId(id: string): Promise<Feedback | undefined> {
    const [found] = await this.db.query<Feedback[]>(`SELECT ${columns} FROM feedback WHERE id = $1`, [id]);
    return found;
  }

  byEmail(email: string): Promise<Feedback[]> {
    return this.db.query(`SELECT ${columns} FROM feedback WHERE lower(email) = ANY ($1)`, [emailSpellings(email)]);
  }

  /** Up to one batch of those that were written before; resolves to how many there were. */
  purge(writtenBefore: Date): Promise<number> {
    return deleteBatch(this.db, { table: 'feedback', where: 'written_at < $1' }, [writtenBefore]);
  }

  /** Resolves to how many there were. */
  async eraseByEmail(email: string): Promise<number> {
    const [, erased] = await this.db.query<[unknown[], number]>('DELETE FROM feedback WHERE lower(email) = ANY ($1)', [
      emailSpellings(email),
    ]);
    return erased;
  }
}
