import { randomUUID } from 'node:crypto';
import type { Json } from '../../harness/shopper';
import { acknowledgedIn, done, noteAddress, persistently } from './answers';
import { type ClientLedger, newRecord, type OrderRecord, type Wish } from './client-ledger';
import type { CountedShopper } from './counted-shopper';
import { Payer } from './payer';
import { plentiful } from './wishes';

const prague = 101;
const technicalControl = 23582;

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
    const record = newRecord({
      ...{ does: `${wish.method}, ${wish.atGateway}`, cart, email },
      mayBeTold: ['heureka'],
      ends: ['payment_pending'],
    });
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
    return new Payer(this.shopper, record, { ...wish, method: wish.method }).pay(wish.atGateway, waitMs);
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
    record.answers.push(acknowledgedIn(body));
    noteAddress(record, body);
  }
}

const inGermany = { kontaktTel: '030 1234567', ulice: 'Allee 1', mesto: 'Berlin', psc: '10115' };
const formOf = {
  transfer: { platbaID: 'prevodem_0.3' },
  card: { platbaID: 'gopay_1' },
  paypal: { platbaID: 'paypal_1', ...inGermany },
} as const;
