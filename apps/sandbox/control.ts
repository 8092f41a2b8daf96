import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Fault, type Faults } from './faults';
import { NotificationMode } from './notification-sender';
import type { Notifications } from './gopay/notifications';
import { NewPayment, states } from './gopay/payment';
import type { Payments } from './gopay/payments';
import type { Ledger } from './ledger';
import type { SandboxClock } from './sandbox-clock';

type Parts = {
  readonly ledger: Ledger;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly payments: Payments;
  readonly notifications: Notifications;
};

type ById = { Params: { id: string } };

const Mode = z.object({ mode: NotificationMode });
const Advance = z.object({ ms: z.int().positive() });
const Amount = z.int().positive();
/** Another amount or currency than the shop has asked for is what the gateway says from then on. */
const Move = z.object({
  state: z.enum(states),
  sub_state: z.string().optional(),
  amount: Amount.optional(),
  currency: NewPayment.shape.currency.optional(),
});
const Refund = z.object({ amount: Amount });
const Slow = z.object({ takeTime: z.boolean() });
const Times = z.object({ times: z.int().positive().default(1) });

/** What tests and curious people may order: faults, time, states, and a look into the ledger. */
export function serveControl(app: FastifyInstance, { ledger, clock, faults, payments, notifications }: Parts): void {
  app.get('/__sandbox/ledger', (_, reply) => reply.send(ledger.records));

  app.post('/__sandbox/faults', (request, reply) => {
    faults.order(Fault.parse(request.body));
    return reply.status(204).send();
  });
  app.get('/__sandbox/faults', (_, reply) => reply.send(faults.waiting));
  app.delete<{ Querystring: { named?: string } }>('/__sandbox/faults', ({ query }, reply) => {
    faults.clear(query.named);
    return reply.status(204).send();
  });

  app.post('/__sandbox/clock', (request, reply) => {
    clock.advance(Advance.parse(request.body).ms);
    payments.all(); // what has expired by now says so
    return reply.send({ now: clock.now() });
  });

  app.post('/__sandbox/gopay/notifications', (request, reply) => {
    notifications.mode = Mode.parse(request.body).mode;
    return reply.status(204).send();
  });
  app.post('/__sandbox/gopay/notifications/release', async (_, reply) =>
    reply.send({ released: await notifications.releaseHeld() }),
  );

  app.get('/__sandbox/gopay/payments', (_, reply) => reply.send(payments.all()));
  app.get<ById>('/__sandbox/gopay/payments/:id/looks', ({ params }, reply) =>
    reply.send({ looks: payments.statusRequestCount(Number(params.id)) }),
  );
  app.post<ById>('/__sandbox/gopay/payments/:id/state', async (request, reply) => {
    const { state, sub_state: subState = null, ...told } = Move.parse(request.body);
    const payment = payments.find(Number(request.params.id));
    const moved = payment && payments.move(payment, state, { subState, ...told });
    if (!moved) return reply.status(409).send({ message: 'no such payment, or not a legal move' });
    await moved;
    return reply.send(payment);
  });
  app.post<ById>('/__sandbox/gopay/payments/:id/refund', async (request, reply) => {
    const { amount } = Refund.parse(request.body);
    const payment = payments.find(Number(request.params.id));
    const told = payment && payments.refund(payment, amount);
    if (!told) return reply.status(409).send({ message: 'no such payment, or more than is left of it' });
    await told;
    return reply.send(payment);
  });
  app.post('/__sandbox/gopay/refunds', (request, reply) => {
    payments.refundsTakeTime = Slow.parse(request.body).takeTime;
    return reply.status(204).send();
  });
  app.post<ById>('/__sandbox/gopay/payments/:id/finish-refunds', async (request, reply) => {
    const payment = payments.find(Number(request.params.id));
    const told = payment && payments.finishRefunds(payment);
    if (!told) return reply.status(409).send({ message: 'no such payment, or no refund of it is under way' });
    await told;
    return reply.send(payment);
  });
  app.post<ById>('/__sandbox/gopay/payments/:id/notify', async (request, reply) => {
    const payment = payments.find(Number(request.params.id));
    if (!payment) return reply.status(404).send({ message: 'no such payment' });
    const { times } = Times.parse(request.body ?? {});
    for (let nth = 0; nth < times; nth++) await notifications.send(payment);
    return reply.status(204).send();
  });
}
