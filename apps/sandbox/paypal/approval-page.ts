import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, htmlPage } from '../html-page';
import { hundredths, type Order, type Source, unitOf } from './order';
import type { Orders } from './orders';

/** What a payer can let happen; the words are the buttons'. */
const outcomes = {
  approve: { de: 'Jetzt zahlen', en: 'Pay now' },
  'approve-declined': { de: 'Zahlen, die Bank lehnt beim Abbuchen ab', en: 'Pay, declined when captured' },
  'approve-pending': { de: 'Zahlen, PayPal prüft noch', en: 'Pay, held for review' },
  cancel: { de: 'Abbrechen und zurück zum Shop', en: 'Cancel and return' },
} as const;
type Outcome = keyof typeof outcomes;

const sources: Partial<Record<Outcome, Source>> = {
  approve: 'pays',
  'approve-declined': 'declines',
  'approve-pending': 'pends',
};

type ByToken = { Querystring: { token?: string } };

/** Where the payer agrees: plain forms that work without script. */
export function serveApprovalPage(app: FastifyInstance, orders: Orders): void {
  const show = (order: Order | undefined) => (order ? approvalPage(order) : notFound());

  app.get<ByToken>('/paypal/checkoutnow', (request, reply) =>
    reply.type('text/html').send(show(orders.find(request.query.token ?? ''))),
  );

  app.post<ByToken>('/paypal/checkoutnow', async (request, reply) => {
    const order = orders.find(request.query.token ?? '');
    const chosen = z.object({ outcome: z.enum(Object.keys(outcomes) as Outcome[]) }).safeParse(request.body);
    if (!order || !chosen.success) return reply.type('text/html').send(show(order));
    const source = sources[chosen.data.outcome];
    if (!source) orders.cancel(order);
    else if (order.status === 'PAYER_ACTION_REQUIRED') await orders.approve(order, source);
    return reply.redirect(source ? returnAddress(order) : cancelAddress(order), 303);
  });
}

const contextOf = ({ wanted }: Order) => wanted.payment_source.paypal.experience_context;

function returnAddress(order: Order): string {
  const address = new URL(contextOf(order).return_url);
  address.searchParams.set('token', order.id);
  address.searchParams.set('PayerID', 'SANDBOXPAYER1');
  return address.href;
}

function cancelAddress(order: Order): string {
  const address = new URL(contextOf(order).cancel_url);
  address.searchParams.set('token', order.id);
  return address.href;
}

function approvalPage(order: Order): string {
  const lang = contextOf(order).locale?.startsWith('de') ? 'de' : 'en';
  const { amount, description = '' } = unitOf(order);
  const { currency_code: currency } = amount;
  const formattedAmount = (hundredths(amount) / 100).toLocaleString(lang, {
    minimumFractionDigits: 2,
    style: 'currency',
    currency,
  });
  const buttons = Object.entries(outcomes).map(
    ([outcome, labels], nth) =>
      `<button name="outcome" value="${outcome}"${nth === 0 ? ' class="main"' : ''}>${labels[lang]}</button>`,
  );
  const open = order.status === 'PAYER_ACTION_REQUIRED';
  return htmlPage(
    lang === 'de' ? 'PayPal (Testumgebung)' : 'PayPal (sandbox)',
    `<h1>${formattedAmount}</h1><p>${escapeHtml(description)}</p>
     ${open ? `<form method="post">${buttons.join('')}</form>` : `<p><b>${order.status}</b></p><p><a href="${escapeHtml(returnAddress(order))}">${lang === 'de' ? 'Zurück zum Shop' : 'Back to the shop'}</a></p>`}`,
    lang,
  );
}

const notFound = (): string => htmlPage('PayPal (sandbox)', '<h1>There is no such payment</h1>', 'en');
