import type { OrderHistory } from '../../order-history';
import { formatTimeOrDate } from '../../format';
import { html, type Html } from '../html';
import { unavailableNote, statusBadge, table } from '../layout';

export const reservationNote = ({ reservation: answer, at }: OrderHistory): string =>
  answer?.reservation ? `${answer.reservation.state}, until ${formatTimeOrDate(answer.reservation.expiresAt, at)}` : '';

export function reservationTable({ reservation: answer }: OrderHistory): Html {
  if (!answer) return unavailableNote('stock');
  if (!answer.reservation) return html`<p class="none">none: it holds nothing of the stock</p>`;
  const { state: present, lines } = answer.reservation;
  const columns = [
    { name: 'Product' },
    ...['Reserved', 'Back-ordered'].map((name) => ({ name, num: true })),
    { name: 'State' },
  ];
  const rows = lines.map(({ product, reserved, backOrdered }) => ({
    mark: undefined,
    cells: [html`<b>${product}</b>`, reserved, backOrdered, statusBadge(present === 'released' ? 'no' : 'ok', present)],
  }));
  return table('Reservation', columns, rows);
}
