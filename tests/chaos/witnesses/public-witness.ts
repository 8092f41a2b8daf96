import type { Shopper } from '../../harness/shopper';
import type { OrderRecord } from '../shoppers/client-ledger';

/** What the shop tells those outside when all is over: shoppers by their tokens, and the ERP. */
export type PublicEvidence = {
  readonly recaps: readonly { token: string; orderId: string; number: string; payment: string; paid: number }[];
  /** Ids of events as the ERP reads them, page by page. */
  readonly erpEvents: readonly string[];
};

export async function askOutside(shopper: Shopper, clients: readonly OrderRecord[], erpToken: string) {
  const recaps: PublicEvidence['recaps'][number][] = [];
  for (const token of new Set(clients.flatMap(({ answers }) => answers.map((answer) => answer.token)))) {
    const { body } = await shopper.get(`/api/order/${token}`);
    const { objednavkaID, objednavkaCislo, payment_state, paid } = body as Recap;
    recaps.push({ token, orderId: objednavkaID, number: objednavkaCislo, payment: payment_state, paid: paid * 100 });
  }
  return { recaps, erpEvents: await readFeed(shopper, erpToken) } satisfies PublicEvidence;
}

type Recap = { objednavkaID: string; objednavkaCislo: string; payment_state: string; paid: number };

async function readFeed(shopper: Shopper, erpToken: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ;) {
    const path = `/erp/v1/events?limit=200${cursor && `&after=${cursor}`}`;
    const { body } = await shopper.get(path, { authorization: `Bearer ${erpToken}` });
    const { events, next } = body as { events: { id: string }[]; next: string };
    if (events.length === 0) return ids;
    ids.push(...events.map(({ id }) => id));
    cursor = next;
  }
}
