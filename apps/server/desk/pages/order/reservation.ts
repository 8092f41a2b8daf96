import type { Story } from '../../story';
import { soonOf } from '../../words';
import { html, type Html } from '../html';
import { notKnown, state, table } from '../layout';

export const held = ({ reservation: answer, at }: Story): string =>
  answer?.reservation ? `${answer.reservation.state}, until ${soonOf(answer.reservation.expiresAt, at)}` : '';

export function reservation({ reservation: answer }: Story): Html {
  if (!answer) return notKnown('stock');
  if (!answer.reservation) return html`<p class="none">none: it holds nothing of the stock</p>`;
  const { state: present, lines } = answer.reservation;
  const columns = [
    { name: 'Product' },
    ...['Reserved', 'Back-ordered'].map((name) => ({ name, num: true })),
    { name: 'State' },
  ];
  const rows = lines.map(({ product, reserved, backOrdered }) => ({
    mark: undefined,
    cells: [html`<b>${product}</b>`, reserved, backOrdered, state(present === 'released' ? 'no' : 'ok', present)],
  }));
  return table('Reservation', columns, rows);
}
