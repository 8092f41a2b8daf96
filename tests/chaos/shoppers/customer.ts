import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Json } from '../../harness/shopper';
import type { Acknowledged, ClientLedger, OrderRecord, Wish } from './client-ledger';
import { type CountedShopper, Unanswered } from './counted-shopper';
import { visitGateway } from './gateway-visit';
import { plentiful } from './wishes';

const prague = 101;
const technicalControl = 23582;
const patienceMs = 120_000;
const pauseMs = 100;

/** One shopper: fills a cart, orders until there is an answer, pays or does not, and writes down what was seen. */
export class Customer {
  private record: OrderRecord | undefined;

  constructor(
    private readonly shopper: CountedShopper,
    private readonly ledger: ClientLedger,
    private readonly wish: Wish,
  ) {}

  async order(): Promise<void> {
    const { wish } = this;
    const { cart, deposit } = await persistently(() => this.fillCart()); // after a lost answer with a new cart
    const email = `chaos-${wish.nth}@example.test`;
    const record: OrderRecord = {
      wish,
      cart,
      email,
      keys: [],
      unanswered: 0,
      answers: [],
      addresses: [],
      gateway: 'unseen',
    };
    this.record = record;
    this.ledger.records.push(record);
    const form = { ...formOf[wish.method], zaloha: deposit, kontaktEmail: email };
    const key = randomUUID();
    const times = wish.sends === 'twice at once' ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => this.send(record, form, key)));
    if (wish.sends === 'again with another key') await this.send(record, form, randomUUID());
  }

  /** False while the shop has no address where to pay. A shopper who does not want to pay is done. */
  async pay(waitMs: number): Promise<boolean> {
    const { record, wish } = this;
    if (!record || record.answers.length === 0 || wish.method === 'transfer') return true;
    const url = await this.address(record, waitMs);
    if (!url) return false;
    if (wish.atGateway === 'nothing') return true;
    if (record.gateway === 'unseen') await this.visit(record, url, wish.atGateway);
    if (wish.atGateway !== 'retry' || record.gateway === 'paid') return true;
    const again = await this.newAddress(record, url, waitMs);
    if (!again) return false;
    await this.visit(record, again, 'pay');
    return true;
  }

  private async fillCart(): Promise<{ cart: string; deposit: number }> {
    const { wish, shopper } = this;
    let cart = wish.goods === 'stock' ? await shopper.newCart() : '';
    if (wish.goods !== 'stock') cart = await shopper.addConfigured(await shopper.newConfiguration('OS1'));
    if (wish.goods !== 'made') await this.addFromStock(cart);
    // Binding orders are those without the technical control, and only these are paid online (OPEN-Q-64, OPEN-Q-74).
    if (wish.goods === 'both' && wish.method !== 'transfer')
      done(await shopper.cart('dropService', cart, { serviceId: technicalControl }));
    const delivery = wish.method === 'paypal' ? shopper.pickUp(cart) : shopper.deliverTo(cart, prague);
    const { kosik_data: content } = done(await delivery) as {
      kosik_data: { cena_sdph: number };
    };
    const share = wish.method === 'transfer' ? 0.3 : 1;
    return { cart, deposit: Math.round(content.cena_sdph * share * 100) / 100 };
  }

  /** What is sold out is replaced by something else. */
  private async addFromStock(cart: string): Promise<void> {
    const { nth, stockProduct } = this.wish;
    const { body } = await this.shopper.addStock(cart, stockProduct);
    if (body['Err'] !== 0) done(await this.shopper.addStock(cart, plentiful[nth % plentiful.length]));
  }

  /** Repeats the key until the shop has answered. */
  private async send(record: OrderRecord, form: object, key: string): Promise<void> {
    record.keys.push(key);
    const { status, body } = await persistently(
      () => this.shopper.sendOrder(record.cart, form, key),
      () => (record.unanswered += 1),
    );
    if (status === 200 && body['Err'] === 0) return this.note(record, body);
    record.refusal = `${status} ${JSON.stringify(body).slice(0, 200)}`;
    this.ledger.faults.push(`the order of cart ${record.cart} was refused: ${record.refusal}`);
  }

  private note(record: OrderRecord, body: Json): void {
    const { objednavkaID: orderId, objednavkaCislo: number, token } = body as Recap;
    record.answers.push({ orderId, number, token });
    this.noteAddress(record, addressIn(body));
  }

  private noteAddress(record: OrderRecord, url: string | null | undefined): void {
    if (url && record.addresses.at(-1)?.url !== url) record.addresses.push({ url, at: Date.now() });
  }

  private async address(record: OrderRecord, waitMs: number, except?: string): Promise<string | undefined> {
    for (const deadline = Date.now() + waitMs; ; await sleep(pauseMs)) {
      const url = record.addresses.at(-1)?.url;
      if (url && url !== except) return url;
      if (Date.now() > deadline) return undefined;
      const { body } = await persistently(() => this.shopper.get(`/api/order/${record.answers[0]!.token}`));
      this.noteAddress(record, addressIn(body));
    }
  }

  /** OPEN-Q-81: a session that has ended is followed by another one. */
  private async newAddress(record: OrderRecord, old: string, waitMs: number): Promise<string | undefined> {
    const path = `/api/order/${record.answers[0]!.token}/payment`;
    const { body } = await persistently(() => this.shopper.post(path, {}, { 'idempotency-key': randomUUID() }));
    this.noteAddress(record, addressIn(body));
    return this.address(record, waitMs, old);
  }

  private async visit(record: OrderRecord, url: string, act: keyof typeof clicks.card): Promise<void> {
    const { method, comesBack, atGateway } = this.wish;
    const back = await visitGateway(url, clicks[method === 'paypal' ? 'paypal' : 'card'][act]);
    record.gateway = act === 'pay' ? 'paid' : 'ended';
    const mustReturn = atGateway === 'retry' || (method === 'paypal' && act === 'cancel');
    if (comesBack || mustReturn) await persistently(() => this.shopper.get(back));
  }
}

type Recap = {
  readonly objednavkaID: string;
  readonly objednavkaCislo: string;
  readonly token: string;
  readonly gopay?: { readonly gw_url: string | null };
  readonly paypal?: { readonly gw_url: string | null };
} & Acknowledged;

const addressIn = (body: Json): string | null | undefined => {
  const { gopay, paypal } = body as Recap;
  return (gopay ?? paypal)?.gw_url;
};

const inGermany = { kontaktTel: '030 1234567', ulice: 'Allee 1', mesto: 'Berlin', psc: '10115' };
const formOf = {
  transfer: { platbaID: 'prevodem_0.3' },
  card: { platbaID: 'gopay_1' },
  paypal: { platbaID: 'paypal_1', ...inGermany },
} as const;

/** Buttons of the gateways' pages. */
const clicks = {
  card: { pay: 'pay', retry: 'cancel', cancel: 'cancel', decline: 'decline-finally' },
  paypal: { pay: 'approve', retry: 'cancel', cancel: 'cancel', decline: 'approve-declined' },
} as const;

/** Asks until there is an answer: the shop may be dead for a while. */
async function persistently<T>(ask: () => Promise<T>, unanswered: () => void = () => undefined): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      return await ask();
    } catch (fault) {
      if (!(fault instanceof Unanswered) || Date.now() > deadline) throw fault;
      if (fault.sent) unanswered();
    }
  }
}

function done({ status, body }: Answer): Json {
  if (status !== 200 || body['Err'] !== 0) throw new Error(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}
