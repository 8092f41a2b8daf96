import type { OrderHistory } from '../../order-history';
import { formatMoney, formatTimeOrDate } from '../../format';
import { html, type Html } from '../html';
import { code, unavailableNote, statusBadge, table } from '../layout';

const settled: readonly string[] = ['paid', 'refunded'];
const ended: readonly string[] = ['failed', 'left'];

/** What the shop believes of each session, and what its gateway said. */
export function paymentTable({ payments: all, record: { currency }, at }: OrderHistory): Html {
  if (!all) return unavailableNote('payments');
  if (all.length === 0) return html`<p class="none">none: nobody was asked to pay yet</p>`;
  const columns = [
    ...['Session', 'Way'].map((name) => ({ name })),
    { name: 'Amount', num: true },
    ...['We say', 'Gateway says', 'Asked'].map((name) => ({ name })),
  ];
  const rows = all.map(({ paymentId, provider, providerId, amount, paid, refunded, state: ours, ...one }) => ({
    mark: ours === 'disputed' ? ('bad' as const) : undefined,
    cells: [
      code(providerId ?? paymentId),
      provider,
      formatMoney(amount, currency),
      html`${statusBadge(settled.includes(ours) ? 'ok' : ended.includes(ours) ? 'no' : ours === 'disputed' ? 'bad' : 'wait', ours)}<span
          class="cap"
          >${formatMoney(paid, currency)}
          came${refunded > 0 ? `, ${formatMoney(refunded, currency)} went back` : ''}</span
        >`,
      one.gatewayStatus ? code(one.gatewayStatus) : '–',
      html`${one.askedAt ? formatTimeOrDate(one.askedAt, at) : 'not yet'}${
        one.checkAt
          ? html`<span class="cap"
              >next ${formatTimeOrDate(one.checkAt, at)}${one.tries ? `, ${one.tries} tries` : ''}</span
            >`
          : ''
      }`,
    ],
  }));
  return table('Payments', columns, rows);
}
