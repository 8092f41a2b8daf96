import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { NotificationMode } from '../notification-sender';
import { Amount, type Order } from './order';
import type { Orders } from './orders';
import type { Webhooks } from './webhooks';

type ById = { Params: { id: string } };

const Wanted = z.object({ mode: NotificationMode, forged: z.boolean().default(false) });
const Refund = z.object({ amount: z.int().positive() });
const Slow = z.object({ takeTime: z.boolean() });
const Settled = z.object({ status: z.enum(['COMPLETED', 'DECLINED']) });

/** What tests and curious people may order of PayPal. */
export function servePaypalControl(app: FastifyInstance, orders: Orders, webhooks: Webhooks): void {
  app.get('/__sandbox/paypal/orders', (_, reply) => reply.send(orders.all()));

  app.post('/__sandbox/paypal/webhooks', (request, reply) => {
    Object.assign(webhooks, Wanted.parse(request.body));
    return reply.status(204).send();
  });
  app.post('/__sandbox/paypal/webhooks/release', async (_, reply) =>
    reply.send({ released: await webhooks.releaseHeld() }),
  );

  app.post('/__sandbox/paypal/refunds', (request, reply) => {
    orders.refundsTakeTime = Slow.parse(request.body).takeTime;
    return reply.status(204).send();
  });

  const moving = (path: string, may: (order: Order) => boolean, move: (order: Order, body: unknown) => Promise<void>) =>
    app.post<ById>(`/__sandbox/paypal/orders/:id/${path}`, async (request, reply) => {
      const order = orders.find(request.params.id);
      if (!order || !may(order)) return reply.status(409).send({ message: 'no such order, or not a legal move' });
      await move(order, request.body);
      return reply.send(order);
    });
  moving(
    'settle',
    ({ capture }) => capture?.status === 'PENDING',
    (order, body) => orders.settle(order, Settled.parse(body).status),
  );
  moving(
    'refund',
    ({ capture }) => capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED',
    (order, body) => orders.refund(order, Refund.parse(body).amount),
  );
  moving(
    'finish-refunds',
    ({ capture }) => (capture?.underWay ?? 0) > 0,
    (order) => orders.finishRefunds(order),
  );
  moving(
    'fail-refunds',
    ({ capture }) => (capture?.underWay ?? 0) > 0,
    (order) => orders.failRefunds(order),
  );
  moving(
    'amount',
    ({ capture }) => !capture,
    (order, body) => Promise.resolve(orders.overrideAmount(order, Amount.parse(body))),
  );
  moving(
    'reverse',
    ({ status }) => status === 'APPROVED',
    (order) => orders.reverse(order),
  );
}
