import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Shopper } from '../harness/shopper';

const pauseMs = 300;

/** A few people who go on ordering, one thing after the other, and write down every answer that no shopper should see. */
export class SteadyShoppers implements AsyncDisposable {
  /** Numbers of orders that the shop has acknowledged. */
  readonly ordered: string[] = [];
  readonly failures: string[] = [];
  private readonly shopper: Shopper;
  private readonly working: Promise<unknown>;
  private closed = false;

  constructor(url: string, people: number) {
    this.shopper = new Shopper(url);
    this.working = Promise.all(Array.from({ length: people }, () => this.work()));
  }

  /** Lets those who are in the shop finish. */
  async finish(): Promise<void> {
    this.closed = true;
    await this.working;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.finish();
    await this.shopper.close();
  }

  private async work(): Promise<void> {
    while (!this.closed) {
      await this.order();
      await pause(pauseMs);
    }
  }

  private async order(): Promise<void> {
    const { shopper } = this;
    const configuration = await this.persist('configure', () => shopper.newConfiguration('OS1'));
    const cart = await this.persist('fill a cart', () => shopper.addConfigured(configuration));
    await this.persist('add from stock', () => ended(shopper.addStock(cart, 1007)));
    await this.persist('choose delivery', () => ended(shopper.deliverTo(cart, 101)));
    const key = randomUUID(); // a repeat is the same order
    const difference = { kontaktEmail: `steady-${key}@example.test` };
    const { body } = await this.persist('order', () =>
      ended(shopper.order(cart, 'prevodem_0.3', 0.3, difference, key)),
    );
    if (body['Err'] === 0) this.ordered.push(body['objednavkaCislo'] as string);
    else this.failures.push(`an order was refused: ${JSON.stringify(body).slice(0, 200)}`);
  }

  /** Tries until it is done, also while the shop is closing down around it. */
  private async persist<T>(what: string, act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (fault) {
        const { cause } = fault as Error;
        this.failures.push(`${what}: ${String(fault)}${cause instanceof Error ? `, ${cause.message}` : ''}`);
        await pause(pauseMs);
      }
    }
  }
}

async function ended<Answer extends { status: number; body: unknown }>(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer;
  if (status >= 500) throw new Error(`${status} ${JSON.stringify(body).slice(0, 200)}`);
  return answer;
}
