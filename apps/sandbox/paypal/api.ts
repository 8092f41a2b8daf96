import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Faults, FaultTarget } from '../faults';
import { underFaults } from '../faulty-answer';
import type { Tokens } from '../tokens';
import type { Answered } from './answered';
import { issueOf } from './check-order';
import { Amount, capturedAmount, hundredths, leftToRefund, NewOrder, type Order, unitOf } from './order';
import type { Orders } from './orders';
import { type Answer, refused, sendFault, unprocessable } from './refusal';
import { orderView, refundView, shortView } from './views';
import type { Webhooks } from './webhooks';

export type PaypalAccount = { readonly clientId: string; readonly clientSecret: string; readonly webhookId: string };

type Parts = {
  readonly account: PaypalAccount;
  readonly orders: Orders;
  readonly answered: Answered;
  readonly webhooks: Webhooks;
  readonly tokens: Tokens<'all'>;
  readonly faults: Faults;
  /** Where the sandbox is, without a slash at the end. */
  readonly baseUrl: () => string;
};

type ById = { Params: { id: string } };

/** PayPal's Orders v2 and Payments v2 as far as a shop uses them that sends its shoppers to PayPal's pages (external-services 2). */
export function servePaypalApi(app: FastifyInstance, parts: Parts): void {
  const { account, orders, answered, webhooks, tokens, faults, baseUrl } = parts;
  const faulty = underFaults(faults, sendFault);
  const serve = (target: FaultTarget, request: FastifyRequest, reply: FastifyReply, work: () => Answer) =>
    faulty(target, reply, () => {
      const allowed = tokens.scopeOf(request.headers.authorization) !== undefined;
      const { status, body } = allowed ? answered.once(request, work) : refused('AUTHENTICATION_FAILURE');
      return () => reply.status(status).send(body);
    });
  const view = ({ headers }: FastifyRequest, order: Order): object =>
    (headers.prefer === 'return=representation' ? orderView : shortView)(order, baseUrl());

  app.post('/paypal/v1/oauth2/token', (request, reply) =>
    faulty('paypal.token', reply, () => {
      const expected = `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}`;
      if (request.headers.authorization !== expected)
        return () => reply.status(401).send({ error: 'invalid_client', error_description: 'Wrong credentials.' });
      const token = { access_token: tokens.issue('all'), token_type: 'Bearer', expires_in: tokens.lifetimeSeconds };
      return () => reply.send(token);
    }),
  );

  app.post('/paypal/v2/checkout/orders', (request, reply) =>
    serve('paypal.create', request, reply, () => {
      if (!request.headers['paypal-request-id']) return refused('INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED');
      const wanted = NewOrder.safeParse(request.body);
      if (!wanted.success) return refused('INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
      const [unit] = wanted.data.purchase_units;
      const issue = orders.isCollected(unit.invoice_id) ? 'DUPLICATE_INVOICE_ID' : issueOf(unit);
      return issue ? unprocessable(issue) : { status: 201, body: view(request, orders.create(wanted.data)) };
    }),
  );

  app.get<ById>('/paypal/v2/checkout/orders/:id', (request, reply) =>
    serve('paypal.get', request, reply, () => {
      const order = orders.find(request.params.id);
      return order ? { status: 200, body: orderView(order, baseUrl()) } : unknown();
    }),
  );

  app.post<ById>('/paypal/v2/checkout/orders/:id/capture', (request, reply) =>
    serve('paypal.capture', request, reply, () => {
      const order = orders.find(request.params.id);
      if (!order) return unknown();
      if (order.capture) return unprocessable('ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
      if (orders.isCollected(unitOf(order).invoice_id)) return unprocessable('DUPLICATE_INVOICE_ID');
      return orders.capture(order) ? { status: 201, body: view(request, order) } : unprocessable('INSTRUMENT_DECLINED');
    }),
  );

  app.post<ById>('/paypal/v2/payments/captures/:id/refund', (request, reply) =>
    serve('paypal.refund', request, reply, () => {
      const order = orders.findByCapture(request.params.id);
      return order ? refund(orders, order, request.body) : unknown();
    }),
  );

  app.get<ById>('/paypal/v1/notifications/certs/:id', (request, reply) => {
    const { id, pem } = webhooks.certificate;
    return request.params.id === id ? reply.type('application/x-pem-file').send(pem) : reply.status(404).send();
  });
}

const unknown = (): Answer => refused('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

/** An empty body gives all of it back. */
function refund(orders: Orders, order: Order, body: unknown): Answer {
  const asked = z.object({ amount: Amount.optional() }).safeParse(body ?? {});
  if (!asked.success) return refused('INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
  const { status } = order.capture!;
  const captured = capturedAmount(order);
  const { amount = captured } = asked.data;
  if (status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
  if (status === 'PENDING') return unprocessable('PENDING_CAPTURE');
  if (amount.currency_code !== captured.currency_code) return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (hundredths(amount) > leftToRefund(order, order.capture!)) return unprocessable('REFUND_AMOUNT_EXCEEDED');
  void orders.refundAsAsked(order, hundredths(amount));
  const done = orders.refundsTakeTime ? 'PENDING' : 'COMPLETED';
  return { status: 201, body: refundView(order, hundredths(amount), done) };
}
