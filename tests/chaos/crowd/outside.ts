import type { Fault, FaultTarget } from '@fenestra/sandbox/faults';
import type { NotificationMode } from '@fenestra/sandbox/notification-sender';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { orderSandbox } from '../../harness/order-sandbox';

const atWork: readonly FaultTarget[] = [
  ...(['gopay.token', 'gopay.create', 'gopay.status'] as const),
  ...(['paypal.token', 'paypal.create', 'paypal.get', 'paypal.capture'] as const),
  ...(['heureka.log', 'affiliate.sale', 'smtp.connect', 'smtp.data'] as const),
];
const refunds: readonly FaultTarget[] = ['gopay.refund', 'paypal.refund'];
const modes: readonly NotificationMode[] = ['before', 'after', 'twice', 'never', 'held'];
const slowMs = 1_500;

/** Gateways, mail server and those who hear of orders, all in the sandbox: whatever goes wrong there, by the seed. */
export class Outside {
  private readonly random: () => number;
  /** Faults that were ordered. */
  faults = 0;

  constructor(
    readonly sandboxUrl: string,
    seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  /** The next call to one of them is refused, late, or taken without an answer; now and then notifications change their ways. */
  async goesWrong(): Promise<void> {
    await this.fails(this.any(atWork));
    if (this.random() < 0.3) await this.notify(this.any(modes));
  }

  async refundsGoWrong(): Promise<void> {
    for (const target of refunds) await this.fails(target);
  }

  /** What was held back comes now, late; all that follows comes as usual. */
  async catchesUp(): Promise<void> {
    for (const path of ['gopay/notifications', 'paypal/webhooks']) await orderSandbox(this, `${path}/release`, {});
    await this.notify('before');
  }

  private async fails(target: FaultTarget): Promise<void> {
    const mailServer = target.startsWith('smtp.');
    const kinds: readonly Fault['kind'][] = target === 'smtp.connect' ? ['slow', 'fail'] : ['slow', 'fail', 'lose'];
    const code = mailServer ? {} : { code: 503 }; // the mail server says itself what may be tried again
    this.faults += 1;
    await orderSandbox(this, 'faults', { target, kind: this.any(kinds), ms: slowMs, ...code });
  }

  private async notify(mode: NotificationMode): Promise<void> {
    await orderSandbox(this, 'gopay/notifications', { mode });
    await orderSandbox(this, 'paypal/webhooks', { mode });
  }

  private any<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }
}
