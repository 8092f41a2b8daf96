import type { Story } from '../../story';
import { money, soonOf } from '../../words';
import { html, type Html } from '../html';
import { code, notKnown, state, table } from '../layout';

const settled: readonly string[] = ['paid', 'refunded'];
const ended: readonly string[] = ['failed', 'left'];

/** What the shop believes of each session, and what its gateway said. */
export function payments({ payments: all, record: { currency }, at }: Story): Html {
  if (!all) return notKnown('payments');
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
      money(amount, currency),
      html`${state(settled.includes(ours) ? 'ok' : ended.includes(ours) ? 'no' : ours === 'disputed' ? 'bad' : 'wait', ours)}<span
          class="cap"
          >${money(paid, currency)} came${refunded > 0 ? `, ${money(refunded, currency)} went back` : ''}</span
        >`,
      one.gatewayStatus ? code(one.gatewayStatus) : '–',
      html`${one.askedAt ? soonOf(one.askedAt, at) : 'not yet'}${
        one.checkAt
          ? html`<span class="cap">next ${soonOf(one.checkAt, at)}${one.tries ? `, ${one.tries} tries` : ''}</span>`
          : ''
      }`,
    ],
  }));
  return table('Payments', columns, rows);
}
