import { Injectable, Logger } from '@nestjs/common';
import { keepLogEntry } from '@fenestra/contracts/http/page-log';
import type { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { seenLine } from '@fenestra/domain/seen-text';
import { accept } from '@fenestra/domain/result';
import { NotificationsClient } from '@fenestra/clients/service-clients';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { z } from 'zod/mini';
import { CallerLimits } from '../edge/caller-limits';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { reportOf, withoutKeys } from './without-typed-and-keys';

type Call = (typeof pageCalls)['log'];

/** Takes what a page reports, under an id that feedback can name (OPEN-Q-25). */
@Injectable()
export class KeepLogEntry {
  private readonly logger = new Logger('browser');

  constructor(
    private readonly notifications: NotificationsClient,
    private readonly limits: CallerLimits,
  ) {}

  async execute({ shop, body, caller }: Asked<z.output<Call['body']>>): Answered<z.output<Call['answer']>> {
    await this.limits.take('log', caller, shop);
    const id = opaqueId();
    const entry = {
      id,
      shopId: shop.id,
      host: line(body.host, 100),
      browser: line(body.userAgent, 200),
      pageTime: line(String(body.time), 40),
      data: reportOf(body.data),
    };
    this.logger.warn('a page reports', { id, shopId: shop.id }); // what it says stands in a row, which has an age
    const kept = await this.notifications.call(keepLogEntry, { body: entry });
    return kept.ok ? accept({ id }) : kept;
  }
}

const line = (text: string, most: number): string => withoutKeys(seenLine(text)).slice(0, most);
