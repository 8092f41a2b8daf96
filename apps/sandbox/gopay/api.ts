import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withFaults } from '../with-faults';
import type { Faults } from '../faults';
import type { Tokens } from '../tokens';
import { validationErrors, sendErrors } from './errors';
import { NewPayment, type Payment } from './payment';
import type { Payments } from './payments';

const scopes = ['payment-create', 'payment-all'] as const;
export type Scope = (typeof scopes)[number];

export type GopayAccount = { readonly clientId: string; readonly clientSecret: string; readonly goid: number };

type Parts = {
  readonly account: GopayAccount;
  readonly payments: Payments;
  readonly tokens: Tokens<Scope>;
  readonly faults: Faults;
  /** Where the gateway's pages are, without a slash at the end. */
  readonly pageUrl: () => string;
};

type ById = { Params: { id: string } };

/** GoPay's REST interface v3 as far as a shop uses it (external-services 1.2 to 1.6). */
export function serveGopayApi(app: FastifyInstance, { account, payments, tokens, faults, pageUrl }: Parts): void {
  const allowed = (request: FastifyRequest, ...needed: Scope[]): boolean => {
    const scope = tokens.scopeOf(request.headers.authorization);
    return scope !== undefined && needed.includes(scope);
  };
  const refuse = (reply: FastifyReply): FastifyReply =>
    sendErrors(reply, 403, [{ code: 200, message: 'The token does not allow this.' }]);
  const unknown = (reply: FastifyReply): FastifyReply =>
    sendErrors(reply, 404, [{ code: 304, message: 'Payment not found.' }]);
  const view = (payment: Payment) => viewOf(payment, pageUrl());

  const faulty = withFaults(faults, (reply, status) =>
    sendErrors(reply, status, [{ code: 100, message: 'System error.' }]),
  );

  app.post('/gopay/api/oauth2/token', (request, reply) =>
    faulty('gopay.token', reply, () => {
      const expected = `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}`;
      if (request.headers.authorization !== expected)
        return () => sendErrors(reply, 403, [{ code: 202, message: 'Wrong credentials.' }]);
      const form = z
        .object({ grant_type: z.literal('client_credentials'), scope: z.enum(scopes) })
        .safeParse(request.body);
      if (!form.success) return () => sendErrors(reply, 409, [{ code: 201, message: 'Unsupported grant or scope.' }]);
      return () =>
        reply.send({
          token_type: 'bearer',
          access_token: tokens.issue(form.data.scope),
          expires_in: tokens.lifetimeSeconds,
        });
    }),
  );

  app.post('/gopay/api/payments/payment', async (request, reply) => {
    if (!allowed(request, ...scopes)) return refuse(reply);
    const newPayment = NewPayment.safeParse(request.body);
    if (!newPayment.success) return sendErrors(reply, 409, validationErrors(newPayment.error, request.body));
    const { target, items, amount } = newPayment.data;
    if (target.goid !== account.goid)
      return sendErrors(reply, 409, [{ code: 305, field: 'target.goid', message: 'Unknown shop.' }]);
    if (items && items.reduce((sum, item) => sum + item.amount, 0) !== amount)
      return sendErrors(reply, 409, [{ code: 360, message: 'The items do not add up to the amount.' }]);
    return faulty('gopay.create', reply, () => {
      const payment = payments.create(newPayment.data);
      return () => reply.send(view(payment));
    });
  });

  app.get<ById>('/gopay/api/payments/payment/:id', (request, reply) => {
    if (!allowed(request, 'payment-all')) return refuse(reply);
    return faulty('gopay.status', reply, () => {
      const payment = payments.readStatus(Number(request.params.id));
      return () => (payment ? reply.send(view(payment)) : unknown(reply));
    });
  });

  app.post<ById>('/gopay/api/payments/payment/:id/refund', (request, reply) => {
    if (!allowed(request, 'payment-all')) return refuse(reply);
    return faulty('gopay.refund', reply, () => {
      const payment = payments.find(Number(request.params.id));
      if (!payment) return () => unknown(reply);
      const form = z.object({ amount: z.coerce.number().int().positive() }).safeParse(request.body);
      if (!form.success) return () => sendErrors(reply, 409, validationErrors(form.error, request.body));
      if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED')
        return () => sendErrors(reply, 409, [{ code: 330, message: 'The payment cannot be refunded.' }]);
      if (!payments.requestRefund(payment, form.data.amount))
        return () => sendErrors(reply, 409, [{ code: 332, field: 'amount', message: 'More than is left.' }]);
      return () => reply.send({ id: payment.id, result: payment.underWay > 0 ? 'ACCEPTED' : 'FINISHED' });
    });
  });

  app.post<ById>('/gopay/api/payments/payment/:id/capture', (request, reply) => {
    if (!allowed(request, 'payment-all')) return refuse(reply);
    const payment = payments.find(Number(request.params.id));
    if (!payment) return unknown(reply);
    if (!payments.capture(payment))
      return sendErrors(reply, 409, [{ code: 303, message: 'There is nothing to capture.' }]);
    return reply.send({ id: payment.id, result: 'FINISHED' });
  });

  app.get<ById>('/gopay/api/payments/payment/:id/refunds', (request, reply) => {
    if (!allowed(request, 'payment-all')) return refuse(reply);
    const payment = payments.find(Number(request.params.id));
    if (!payment) return unknown(reply);
    const { refunded, underWay } = payment;
    const history = [
      { amount: refunded, result: 'FINISHED' },
      { amount: underWay, result: 'ACCEPTED' },
    ];
    return reply.send(history.filter(({ amount }) => amount > 0));
  });
}

function viewOf(payment: Payment, pageUrl: string): Record<string, unknown> {
  const {
    id,
    page,
    state,
    subState,
    instrument,
    order_number,
    amount,
    currency,
    payer,
    target,
    additional_params,
    lang,
  } = payment;
  return {
    id,
    order_number,
    state,
    ...(subState && { sub_state: subState }),
    ...(instrument && { payment_instrument: instrument }),
    amount,
    currency,
    payer,
    target,
    additional_params: additional_params ?? [],
    lang: lang ?? 'CS',
    gw_url: `${pageUrl}/gopay/gw/v3/${page}`,
  };
}
