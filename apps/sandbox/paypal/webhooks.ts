import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { NotificationSender } from '../notification-sender';
import type { Ledger } from '../ledger';
import { type SelfSigned, selfSigned } from './certificate';
import { unitOf } from './order';
import type { OrderEvent } from './orders';
import { captureView, orderView, refundView } from './views';

const attempts = 25; // external-services 2.5

type Parts = {
  readonly ledger: Ledger;
  readonly now: () => Date;
  readonly webhookId: string;
  readonly baseUrl: () => string;
  /** Where the shop's servers find the certificate. */
  readonly apiUrl: () => string;
  readonly localhost?: string | undefined;
};

/** Tells the shop what has happened to an order: a POST with a signature, repeated until the shop has taken it. */
export class Webhooks extends NotificationSender<OrderEvent> {
  /** While this is set, signatures are those of somebody else. */
  forged = false;
  private certified: SelfSigned | undefined;

  constructor(private readonly parts: Parts) {
    super(attempts, parts.localhost);
  }

  /** Made when it is first needed: keys take their time. */
  get certificate(): SelfSigned {
    return (this.certified ??= selfSigned('PayPal (sandbox)', this.parts.now()));
  }

  protected async deliver(orderEvent: OrderEvent, attempt: number): Promise<boolean> {
    const { event, order } = orderEvent;
    const body = JSON.stringify(this.messageOf(orderEvent));
    // The real one goes to the address that was entered for the webhook; here the shop that made the order stands there.
    const address = new URL('/webhooks/paypal', order.wanted.payment_source.paypal.experience_context.return_url);
    const status = await this.statusOf(address, { method: 'POST', headers: this.headersOf(body), body });
    this.parts.ledger.write('paypal.notified', { id: order.id, event, attempt, status });
    return status >= 200 && status < 300;
  }

  private messageOf({ event, order }: OrderEvent): object {
    const [resourceType, resource] = event.startsWith('CHECKOUT')
      ? ['checkout-order', orderView(order, this.parts.baseUrl())]
      : event.endsWith('REFUNDED')
        ? ['refund', refundView(order, order.capture!.refunded)]
        : ['capture', captureView(order)];
    return {
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: this.parts.now().toISOString(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: event,
      summary: `${event} of ${unitOf(order).invoice_id ?? order.id}`,
      resource,
      links: [],
    };
  }

  private headersOf(body: string): Record<string, string> {
    const { now, webhookId, apiUrl } = this.parts;
    const { id, key } = this.certificate;
    const transmission = randomUUID();
    const time = now().toISOString();
    const signed = `${transmission}|${time}|${this.forged ? 'somebody else' : webhookId}|${crc32(body)}`;
    return {
      'content-type': 'application/json',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', Buffer.from(signed), key).toString('base64'),
      'paypal-cert-url': `${apiUrl()}/paypal/v1/notifications/certs/${id}`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
  }
}
