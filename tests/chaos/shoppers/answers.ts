import { setTimeout as sleep } from 'node:timers/promises';
import { maxWaitMs } from '@fenestra/testing/time';
import type { Answer, Json } from '../../harness/shopper';
import type { Acknowledged, OrderRecord } from './client-ledger';
import { Unanswered } from './counted-shopper';

const pauseMs = 100;

/** Asks until there is an answer: the shop may be dead for a while. */
export async function persistently<T>(ask: () => Promise<T>, unanswered: () => void = () => undefined): Promise<T> {
  for (const deadline = Date.now() + maxWaitMs; ; await sleep(pauseMs)) {
    try {
      return await ask();
    } catch (fault) {
      if (!(fault instanceof Unanswered) || Date.now() > deadline) throw fault;
      if (fault.sent) unanswered();
    }
  }
}

export function done({ status, body }: Answer): Json {
  if (status !== 200 || body['Err'] !== 0) throw new Error(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}

type Order = {
  readonly objednavkaID: string;
  readonly objednavkaCislo: string;
  readonly token: string;
  readonly total: number;
  readonly gopay?: { readonly gw_url: string | null };
  readonly paypal?: { readonly gw_url: string | null };
};

export function acknowledgedIn(body: Json): Acknowledged {
  const { objednavkaID: orderId, objednavkaCislo: number, token, total } = body as Order;
  return { orderId, number, token, total: Math.round(total * 100) };
}

/** Where the order can be paid now. */
export function addressIn(body: Json): string | null | undefined {
  const { gopay, paypal } = body as Order;
  return (gopay ?? paypal)?.gw_url;
}

export function noteAddress({ addresses }: OrderRecord, body: Json): void {
  const url = addressIn(body);
  if (url && addresses.at(-1)?.url !== url) addresses.push({ url, at: Date.now() });
}
