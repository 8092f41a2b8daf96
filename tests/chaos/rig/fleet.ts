import { eventually } from '@fenestra/testing/time';
import { ClientLedger } from '../shoppers/client-ledger';
import type { Wish } from '../shoppers/client-ledger';
import { CountedShopper } from '../shoppers/counted-shopper';
import { Customer } from '../shoppers/customer';
import { Tally } from '../shoppers/tally';
import { wishOf } from '../shoppers/wishes';

const shortPatienceMs = 2_000;

/** Shoppers who come as long as the shop is open, `clients` at a time. */
export class Fleet {
  readonly ledger = new ClientLedger();
  readonly tally = new Tally();
  readonly shopper: CountedShopper;
  private readonly german: CountedShopper;
  private readonly undecided: Customer[] = [];
  private readonly working: Promise<void>[];
  private came = 0;
  private closed = false;

  constructor(
    url: string,
    clients: number,
    private readonly random: () => number,
  ) {
    this.shopper = new CountedShopper(this.tally, url, 'cs.localhost', 7, clients * 2);
    this.german = new CountedShopper(this.tally, url, 'de.localhost', 9, clients * 2);
    this.working = Array.from({ length: clients }, () => this.work());
  }

  /** Resolves when the shop has taken so many more orders; else says what shoppers met. */
  async takes(orders: number): Promise<void> {
    const enough = this.ledger.acknowledged + orders;
    const taken = () => Promise.resolve(expect(this.ledger.acknowledged).toBeGreaterThanOrEqual(enough));
    await eventually(taken).catch(() => {
      const met = [...this.tally.wrong, ...this.tally.later, ...this.ledger.faults].slice(-5).join('; ');
      throw new Error(`no more orders are taken; shoppers met ${met}`);
    });
  }

  /** Lets those who are in the shop finish. Those who could not pay yet come back and wait. */
  async finish(patienceMs: number): Promise<void> {
    this.closed = true;
    await Promise.all(this.working);
    await Promise.all(this.undecided.map((customer) => this.guard(() => customer.pay(patienceMs))));
    this.ledger.faults.push(...this.tally.wrong);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.closed = true;
    await Promise.all([this.shopper.close(), this.german.close()]);
  }

  private async work(): Promise<void> {
    while (!this.closed) {
      const wish = wishOf(this.came++, this.random);
      const customer = new Customer(this.shopperFor(wish), this.ledger, wish);
      await this.guard(async () => {
        await customer.order();
        if (!(await customer.pay(shortPatienceMs))) this.undecided.push(customer);
        return true;
      });
    }
  }

  /** PayPal is German (PAY-05). */
  private shopperFor({ method }: Wish): CountedShopper {
    return method === 'paypal' ? this.german : this.shopper;
  }

  private async guard(act: () => Promise<boolean>): Promise<void> {
    try {
      if (!(await act())) this.ledger.faults.push('a shopper was never given an address where to pay');
    } catch (fault) {
      const { cause } = fault as Error;
      this.ledger.faults.push(`a shopper met ${String(fault)}${cause instanceof Error ? `: ${cause.message}` : ''}`);
    }
  }
}
