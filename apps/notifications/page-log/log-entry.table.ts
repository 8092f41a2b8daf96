import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LogEntry } from '@fenestra/contracts/http/page-log';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { Clock } from '@fenestra/platform/service/clock';

const mentionsSql = `id = ANY ($2) OR EXISTS (
  SELECT FROM unnest($1::text[]) AS mark WHERE strpos(lower(concat_ws(' ', host, browser, page_time, data)), mark) > 0)`;

/** The rows of what pages have reported. */
@Injectable()
export class LogEntries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A repeat changes nothing. */
  async insert({ id, shopId, host, browser, pageTime, data }: LogEntry): Promise<void> {
    await this.db.query(
      `INSERT INTO log_entry (id, shop_id, host, browser, page_time, data, written_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
      [id, shopId, host, browser, pageTime, data, this.clock.now()],
    );
  }

  /** What the entry says; undefined where there is none. */
  async dataOf(id: string): Promise<string | undefined> {
    const [found] = await this.db.query<{ data: string }[]>('SELECT data FROM log_entry WHERE id = $1', [id]);
    return found?.data;
  }

  /** Entries in which somebody is mentioned, and those that feedback names. Rarely asked for: all are read. */
  findMentions(searchTerms: readonly string[], ids: readonly string[]): Promise<(LogEntry & { writtenAt: Date })[]> {
    return this.db.query(
      `SELECT id, shop_id AS "shopId", host, browser, page_time AS "pageTime", data, written_at AS "writtenAt"
       FROM log_entry WHERE ${mentionsSql}`,
      [searchTerms, ids],
    );
  }

  /** Resolves to how many there were. */
  async erase(searchTerms: readonly string[], ids: readonly string[]): Promise<number> {
    const [, erased] = await this.db.query<[unknown[], number]>(`DELETE FROM log_entry WHERE ${mentionsSql}`, [
      searchTerms,
      ids,
    ]);
    return erased;
  }

  /** Up to one batch of those that were written before; resolves to how many there were. */
  purge(writtenBefore: Date): Promise<number> {
    return deleteBatch(this.db, { table: 'log_entry', where: 'written_at < $1' }, [writtenBefore]);
  }
}
