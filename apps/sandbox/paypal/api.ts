import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Faults, FaultTarget } from '../faults';
import { withFaults } from '../with-faults';
import type { Tokens } from '../tokens';
import type { IdempotentAnswers } from './idempotent-answers';
import { findIssue } from './validate-amounts';
import { Amount, capturedAmount, hundredths, refundableAmount, NewOrder, type Order, unitOf } from './order';
import type { Orders } from './orders';
import { type Answer, paypalError, sendServerError, unprocessable } from './error-answer';
import { orderView, refundView, shortView } from './views';
import type { Webhooks } from './webhooks';

export type PaypalAccount = { readonly clientId: string; readonly clientSecret: string; readonly webhookId: string };

type Parts = {
  readonly account: PaypalAccount;
  readonly orders: Orders;
  readonly answered: IdempotentAnswers;
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
  const faulty = withFaults(faults, sendServerError);
  const serve = (target: FaultTarget, request: FastifyRequest, reply: FastifyReply, work: () => Answer) =>
    faulty(target, reply, () => {
      const allowed = tokens.scopeOf(request.headers.authorization) !== undefined;
      const { status, body } = allowed ? answered.once(request, work) : paypalError('AUTHENTICATION_FAILURE');
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
      if (!request.headers['paypal-request-id']) return paypalError('INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED');
      const newOrder = NewOrder.safeParse(request.body);
      if (!newOrder.success) return paypalError('INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
      const [unit] = newOrder.data.purchase_units;
      const issue = orders.isCollected(unit.invoice_id) ? 'DUPLICATE_INVOICE_ID' : findIssue(unit);
      return issue ? unprocessable(issue) : { status: 201, body: view(request, orders.create(newOrder.data)) };
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

const unknown = (): Answer => paypalError('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

/** An empty body gives all of it back. */
function refund(orders: Orders, order: Order, body: unknown): Answer {
  const refundRequest = z.object({ amount: Amount.optional() }).safeParse(body ?? {});
  if (!refundRequest.success) return paypalError('INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
  const { status } = order.capture!;
  const captured = capturedAmount(order);
  const { amount = captured } = refundRequest.data;
  if (status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
  if (status === 'PENDING') return unprocessable('PENDING_CAPTURE');
  if (amount.currency_code !== captured.currency_code) return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (hundredths(amount) > refundableAmount(order, order.capture!)) return unprocessable('REFUND_AMOUNT_EXCEEDED');
  void orders.requestRefund(order, hundredths(amount));
  const done = orders.refundsTakeTime ? 'PENDING' : 'COMPLETED';
  return { status: 201, body: refundView(order, hundredths(amount), done) };
}
