import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, htmlPage } from '../html-page';
import type { Payment, State } from './payment';
import type { Payments } from './payments';

/** What a person can let happen; the words are the buttons'. */
const outcomes = {
  pay: { cs: 'Zaplatit kartou', en: 'Pay by card' },
  decline: { cs: 'Banka kartu zamítne, zkusit znovu', en: 'The bank declines, try again' },
  'decline-finally': { cs: 'Banka kartu zamítne a platba končí', en: 'The bank declines for good' },
  transfer: { cs: 'Zvolit bankovní převod', en: 'Choose a bank transfer' },
  cancel: { cs: 'Zrušit platbu', en: 'Cancel the payment' },
  expire: { cs: 'Nechat platbu vypršet', en: 'Let the payment expire' },
} as const;
type Outcome = keyof typeof outcomes;

const moves: Partial<Record<Outcome, { state: State; subState?: string; instrument?: string }>> = {
  pay: { state: 'PAID', instrument: 'PAYMENT_CARD' },
  'decline-finally': { state: 'CANCELED', subState: '_5003', instrument: 'PAYMENT_CARD' },
  transfer: { state: 'PAYMENT_METHOD_CHOSEN', subState: '_102', instrument: 'BANK_ACCOUNT' },
  cancel: { state: 'CANCELED', subState: '_5043' },
  expire: { state: 'TIMEOUTED', subState: '_5024' },
};

type ByPage = { Params: { page: string } };

/** The page on which the shopper pays: plain forms that work without script. */
export function serveGatewayPage(app: FastifyInstance, payments: Payments): void {
  const show = (payment: Payment | undefined) => (payment ? paymentPage(payment) : notFound());

  app.get<ByPage>('/gopay/gw/v3/:page', (request, reply) =>
    reply.type('text/html').send(show(payments.findByPage(request.params.page))),
  );

  app.post<ByPage>('/gopay/gw/v3/:page', async (request, reply) => {
    const payment = payments.findByPage(request.params.page);
    const chosen = z.object({ outcome: z.enum(Object.keys(outcomes) as Outcome[]) }).safeParse(request.body);
    // The shop opens the page by a form POST too (RECAP-05); that one carries no outcome.
    if (!payment || !chosen.success) return reply.type('text/html').send(show(payment));
    if (chosen.data.outcome === 'decline') {
      payments.decline(payment, '_5003');
      return reply.type('text/html').send(paymentPage(payment));
    }
    const { state, ...how } = moves[chosen.data.outcome]!;
    await payments.move(payment, state, how);
    return reply.redirect(returnAddress(payment), 303);
  });
}

export function returnAddress({ id, callback }: Payment): string {
  const address = new URL(callback.return_url);
  address.searchParams.set('id', String(id));
  return address.href;
}

function paymentPage(payment: Payment): string {
  const lang = payment.lang?.toUpperCase() === 'CS' || payment.lang?.toUpperCase() === 'SK' ? 'cs' : 'en';
  const cs = lang === 'cs';
  const amount = `${(payment.amount / 100).toLocaleString(cs ? 'cs-CZ' : 'en-GB', { minimumFractionDigits: 2 })} ${payment.currency}`;
  const open = payment.state === 'CREATED' || payment.state === 'PAYMENT_METHOD_CHOSEN';
  const buttons = Object.entries(outcomes).map(
    ([outcome, labels], nth) =>
      `<button name="outcome" value="${outcome}"${nth === 0 ? ' class="main"' : ''}>${labels[lang]}</button>`,
  );
  const back = `<p><a href="${escapeHtml(returnAddress(payment))}">${cs ? 'Zpět do obchodu' : 'Back to the shop'}</a></p>`;
  const declined =
    payment.subState === '_5003'
      ? `<p role="alert">${cs ? 'Banka platbu kartou zamítla.' : 'The bank declined the card.'}</p>`
      : '';
  return htmlPage(
    cs ? 'Platební brána (zkušební)' : 'Payment gateway (sandbox)',
    `<h1>${amount}</h1>
     <p>${escapeHtml(payment.order_description ?? '')} · ${escapeHtml(payment.order_number)}</p>${declined}
     ${open ? `<form method="post">${buttons.join('')}</form>` : `<p>${cs ? 'Platba je uzavřena' : 'The payment is closed'}: <b>${payment.state}</b></p>`}${back}`,
    lang,
  );
}

const notFound = (): string => htmlPage('Platební brána (zkušební)', '<h1>Platba neexistuje</h1>', 'cs');
