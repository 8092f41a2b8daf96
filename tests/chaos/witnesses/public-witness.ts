import type { Shopper } from '../../harness/shopper';
import type { OrderRecord } from '../shoppers/client-ledger';

/** What the shop tells those outside when all is over: shoppers by their tokens, and the ERP. */
export type PublicEvidence = {
  readonly recaps: readonly {
    token: string;
    orderId: string;
    number: string;
    payment: string;
    /** Minor units, as `total`. */
    paid: number;
    total: number;
  }[];
  /** Events as the ERP reads them, page by page. */
  readonly erpEvents: readonly ErpEvent[];
};
export type ErpEvent = { readonly id: string; readonly type: string; readonly data: Readonly<Record<string, unknown>> };

export async function askOutside(shopper: Shopper, clients: readonly OrderRecord[], erpToken: string) {
  const recaps: PublicEvidence['recaps'][number][] = [];
  for (const token of new Set(clients.flatMap(({ answers }) => answers.map((answer) => answer.token)))) {
    const { body } = await shopper.get(`/api/order/${token}`);
    const { objednavkaID: orderId, objednavkaCislo: number, payment_state: payment, paid, total } = body as Recap;
    recaps.push({ token, orderId, number, payment, paid: Math.round(paid * 100), total: Math.round(total * 100) });
  }
  return { recaps, erpEvents: await readFeed(shopper, erpToken) } satisfies PublicEvidence;
}

type Recap = { objednavkaID: string; objednavkaCislo: string; payment_state: string; paid: number; total: number };

async function readFeed(shopper: Shopper, erpToken: string): Promise<ErpEvent[]> {
  const all: ErpEvent[] = [];
  for (let cursor = ''; ;) {
    const path = `/erp/v1/events?limit=200${cursor && `&after=${cursor}`}`;
    const { body } = await shopper.get(path, { authorization: `Bearer ${erpToken}` });
    const { events, next } = body as { events: ErpEvent[]; next: string };
    if (events.length === 0) return all;
    all.push(...events);
    cursor = next;
  }
}
