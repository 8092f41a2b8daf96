import { Injectable, Logger } from '@nestjs/common';
import type { restCalls } from '@fenestra/contracts/wire/rest-calls';
import { accept } from '@fenestra/domain/result';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { z } from 'zod/mini';
import { CallerLimits } from '../edge/caller-limits';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { formFields } from '../order/order-fields';

type Call = (typeof restCalls)['log'];

const longest = 2_000;
const deepest = 6;
/** What opens an order to whoever knows it: in the address of its calls, and in that of its page. */
const orderAddress = /(\/api\/order\/|[?&]o=)[\w-]{22}/g;

/** Writes what a page reports into the shop's own log, under an id that feedback can name (OPEN-Q-25). */
@Injectable()
export class KeepLogEntry {
  private readonly logger = new Logger('browser');

  constructor(private readonly limits: CallerLimits) {}

  async execute({ shop, body, caller }: Asked<z.output<Call['body']>>): Answered<z.output<Call['answer']>> {
    await this.limits.take('log', caller, shop);
    const id = opaqueId();
    const { host, userAgent, time, data } = body;
    const told = JSON.stringify(withoutForm(data, 0)).replace(orderAddress, '$1[hidden]').slice(0, longest);
    this.logger.warn('a page reports', {
      id,
      shopId: shop.id,
      host: host.slice(0, 100),
      userAgent: userAgent.slice(0, 200),
      time: String(time).slice(0, 40),
      data: told,
    });
    return accept({ id });
  }
}

/** A copy without what a shopper typed into the order form and what opens the order: a page may report whole requests (LOG-03). */
function withoutForm(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => withoutForm(item, depth + 1));
  const entries = Object.entries(value).slice(0, 50);
  return Object.fromEntries(
    entries.map(([name, field]) => [
      name,
      name === 'token' || formFields.has(name) ? '[hidden]' : withoutForm(field, depth + 1),
    ]),
  );
}
