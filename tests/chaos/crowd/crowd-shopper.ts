import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderState } from '@fenestra/domain/ordering/order';
import { maxWaitMs } from '@fenestra/testing/time';
import { formOf } from '../../harness/residents';
import { orderForm } from '../../harness/shopper';
import { acknowledgedIn, noteAddress, persistently } from '../shoppers/answers';
import { type ClientLedger, newRecord, type OrderRecord, type Wish } from '../shoppers/client-ledger';
import type { CountedShopper } from '../shoppers/counted-shopper';
import { Payer } from '../shoppers/payer';
import type { Bank } from './bank';
import { FilledCart, type PayableCart } from './filled-cart';
import { loseAnswer } from './lose-answer';
import type { Plan } from './plan';

/** Within this time an order has been asked to pay. */
const orderedWithinMs = 20_000;
const pauseMs = 100;
const today = new Date().toISOString().slice(0, 10); // of the consent, which holds for half a year

type Places = { readonly ledger: ClientLedger; readonly letters: string[]; readonly bank: Bank };
type Choice = PayableCart['platby'][number];

const methodOf = ({ platbaID }: Choice) => (platbaID.startsWith('paypal') ? 'paypal' : 'card');

/** One of the crowd: does what the plan says and writes down what was seen. */
export class CrowdShopper {
  private record: OrderRecord | undefined;
  private choice: Choice | undefined;

  constructor(
    private readonly shopper: CountedShopper,
    readonly plan: Plan,
    private readonly places: Places,
  ) {}

  /** The visit; those who pay late come again. */
  async visit(): Promise<void> {
    const filled = new FilledCart(this.shopper, this.plan, this.places.letters);
    const cart = await filled.fill();
    if (this.plan.sends === 'never') return;
    await this.order(cart, await filled.content());
    if (this.plan.pays === 'late') return this.pay('nothing'); // and has the page open
    if (this.plan.changesWay !== 'never') return this.payOtherwise();
    await this.pay(this.plan.pays);
  }

  /** Whether the order is left to its deadline. */
  get leaves(): boolean {
    return this.endsAs('payment_pending', 'payment_failed');
  }

  /** Whether somebody comes after the deadline who wants to pay. */
  get returns(): boolean {
    return this.plan.pays === 'late' && this.endsAs('expired');
  }

  get cart(): string {
    return this.record!.cart;
  }

  /** The deadline has come. */
  noteEnd(): void {
    this.record!.ends = ['expired'];
  }

  /** After the deadline: the order is carried out after all, or the money goes back (messaging 6.3). */
  async payLate(): Promise<void> {
    await this.pay('pay');
    this.record!.ends = ['confirmed', 'refunded', 'refund_pending'];
  }

  private async order(cart: string, { cena_sdph: gross, platby }: PayableCart): Promise<void> {
    const { plan, shopper } = this;
    const usable = platby.filter(({ disabled }) => !disabled);
    const choice = (this.choice = usable[Math.floor(plan.payment * usable.length)]!);
    const email = `crowd-${plan.nth}@example.test`;
    const does = `${shopper.host}, ${choice.platbaID}, sends ${plan.sends}, ${plan.pays}, changes way ${plan.changesWay}`;
    const ends = choice.due_now > 0 ? (['payment_pending'] as const) : (['confirmed'] as const);
    const mayBeTold = [
      ...(plan.refusesNews ? [] : ['heureka' as const]),
      ...(plan.affiliate ? ['affiliate' as const] : []),
    ];
    this.record = newRecord({ does, cart, email, mayBeTold, ends });
    this.record.offered = Math.round((choice.due_now + choice.due_later) * 100);
    this.places.ledger.records.push(this.record);

    const zaloha = Math.round(gross * choice.deposit * 100) / 100;
    const form = {
      ...formOf(plan.shop.code),
      ...{ platbaID: choice.platbaID, zaloha, kontaktEmail: email, shopNews: plan.refusesNews },
    };
    const key = randomUUID();
    if (plan.sends === 'and loses the answer') await this.loseAnswer(form, key);
    const times = plan.sends === 'twice at once' ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => this.send(form, key)));
    if (plan.sends === 'again with another key') await this.send(form, randomUUID());
  }

  private async send(form: object, key: string): Promise<void> {
    const record = this.record!;
    record.keys.push(key);
    const { status, body } = await persistently(() => this.shopper.sendOrder(record.cart, form, key, this.cookies));
    if (status !== 200 || body['Err'] !== 0) {
      record.refusal = `${status} ${JSON.stringify(body).slice(0, 200)}`;
      return void this.places.ledger.faults.push(`the order of cart ${record.cart} was refused: ${record.refusal}`);
    }
    record.answers.push(acknowledgedIn(body));
    noteAddress(record, body);
  }

  private async loseAnswer(form: object, key: string): Promise<void> {
    const { url, headers, shopId } = this.shopper;
    const { cart: cartId } = this.record!;
    this.record!.unanswered += 1;
    const body = { shopId, cartId, akce: 'newOrder', orderData: JSON.stringify(orderForm(form)) };
    const all = { ...headers, ...this.cookies, 'idempotency-key': key };
    await loseAnswer(url, '/conf/api/dist/cartApi.php', all, JSON.stringify(body));
  }

  private endsAs(...states: OrderState[]): boolean {
    return states.includes(this.record?.ends[0] ?? 'placed');
  }

  private get cookies(): Record<string, string> {
    const { affiliate } = this.plan;
    return affiliate ? { cookie: `consent=1.yes.${today}; PAPVisitorId=${affiliate}` } : {};
  }

  private async pay(how: Exclude<Plan['pays'], 'late'>): Promise<void> {
    const { record, choice } = this;
    const acknowledged = record?.answers[0];
    if (!acknowledged || choice!.due_now === 0) return;
    if (choice!.platbaID.startsWith('prevodem')) return this.transfer(acknowledged.orderId, how);
    const payer = this.payerBy(choice!);
    const act: Wish['atGateway'] = how === 'twice' ? 'pay' : how;
    const paid = await payer.pay(act, maxWaitMs);
    if (!paid) this.places.ledger.faults.push(`the shopper of cart ${record.cart} was never told where to pay`);
    if (how === 'twice') await payer.visit(record.addresses.at(-1)!.url, 'pay');
  }

  /** Where the order cannot be paid in another way, it is paid as it was ordered. */
  private async payOtherwise(): Promise<void> {
    const { changesWay } = this.plan;
    const acknowledged = this.record?.answers[0];
    if (!acknowledged || this.choice!.due_now === 0) return;
    const ordered = this.choice!;
    const byTransfer = ordered.platbaID.startsWith('prevodem');
    if (!byTransfer) await this.pay('nothing'); // where to pay is known
    const other = await this.otherWay(acknowledged.token);
    if (!other) return this.pay(this.plan.pays === 'late' ? 'nothing' : this.plan.pays);
    await this.changeTo(other);
    if (changesWay === 'and back') {
      await this.changeTo(ordered.platbaID.split('_')[0]!);
      return byTransfer ? this.pay('pay') : this.payInCurrentSession(ordered);
    }
    const inOldWindow = !byTransfer && changesWay !== 'and pays';
    if (inOldWindow) await this.payInOldWindow(ordered);
    if (byTransfer || changesWay !== 'and pays in the old window') await this.pay('pay');
  }

  /** Undefined while there is none. */
  private async otherWay(token: string): Promise<string | undefined> {
    for (const deadline = Date.now() + orderedWithinMs; Date.now() < deadline; await sleep(pauseMs)) {
      const { body } = await persistently(() => this.shopper.get(`/api/order/${token}`));
      const [way] = (body['jinak'] as string[] | undefined) ?? [];
      if (way) return way;
      if (body['payment_state'] === 'paid') return undefined;
    }
    return undefined;
  }

  private async changeTo(method: string): Promise<void> {
    const { token } = this.record!.answers[0]!;
    const address = `/api/order/${token}/payment-way`;
    const { status, body } = await persistently(() => this.shopper.post(address, { zpusobPlatby: method }));
    if (status !== 200) throw new Error(`the way of order ${token} was not changed: ${JSON.stringify(body)}`);
    this.choice = { ...this.choice!, platbaID: `${method}_${this.choice!.platbaID.split('_')[1]!}` };
    this.record!.ends = ['payment_pending'];
  }

  /** Pays after a change of the payment method and back: in the first session while it is active, else in a new one. */
  private async payInCurrentSession(ordered: Choice): Promise<void> {
    if (!(await this.payerBy(ordered).payUntilPaid(maxWaitMs)))
      this.places.ledger.faults.push(`the shopper of cart ${this.cart} has not paid after changing the way and back`);
  }

  /** PayPal is asked for no money by a shop that has given the session up. */
  private async payInOldWindow(ordered: Choice): Promise<void> {
    const record = this.record!;
    await this.payerBy(ordered).visit(record.addresses.at(-1)!.url, 'pay');
    if (methodOf(ordered) === 'card') return;
    record.gateway = 'ended';
    record.ends = ['payment_pending'];
  }

  private payerBy(choice: Choice): Payer {
    return new Payer(this.shopper, this.record!, { method: methodOf(choice), comesBack: this.plan.comesBack });
  }

  /** Who does not want to pay by card does not transfer either. */
  private transfer(orderId: string, how: Plan['pays']): void {
    if (how === 'cancel' || how === 'decline' || how === 'nothing') return;
    const amount = Math.round(this.choice!.due_now * 100);
    this.places.bank.credit({ orderId, currency: this.plan.shop.currency, amount }, how === 'twice' ? 2 : 1);
    this.record!.ends = ['confirmed'];
  }
}
