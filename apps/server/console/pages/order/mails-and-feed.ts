import type { OrderHistory } from '../../order-history';
import { eventNameOf, formatTimeOrDate, redactEmailAddresses } from '../../format';
import { html, type Html } from '../html';
import { code, unavailableNote, statusBadge, table } from '../layout';
import { actionForm, type FormContext } from './action-form';

export function mailTable(history: OrderHistory, forms: FormContext): Html {
  const { mails: all, at } = history;
  if (!all) return unavailableNote('notifications');
  if (all.length === 0) return html`<p class="none">none yet</p>`;
  const columns = ['Mail', 'State', 'At', 'Server said', 'Action'].map((name) => ({ name }));
  const rows = all.map(({ kind, state: present, tries, checkAt, sentAt, said, mailId, copies = 0 }) => ({
    mark: said || present === 'refused' ? ('late' as const) : undefined,
    cells: [
      html`${kind}${copies > 0 ? html`<span class="cap">copy ${copies}</span>` : ''}`,
      statusBadge(badgeByMailState[present] ?? 'wait', present),
      sentAt ? formatTimeOrDate(sentAt, at) : checkAt ? `next ${formatTimeOrDate(checkAt, at)}` : '–',
      said ? code(`${redactEmailAddresses(said)}, ${tries} tries`) : '–',
      mailId && !checkAt
        ? actionForm(
            history,
            'resend',
            { mail: mailId, copy: copies + 1 },
            forms,
            html`<button class="btn btn--sm" aria-label="Resend: ${kind}">Resend</button>`,
          )
        : '',
    ],
  }));
  return table('Mails', columns, rows, 'tab--m');
}

const badgeByMailState: Readonly<Record<string, 'ok' | 'bad' | 'no' | 'wait'>> = {
  sent: 'ok',
  refused: 'bad',
  needless: 'no',
};

/** What was told to the ERP, and to those who are told of orders. */
export function feedTable({ record: { events: fed, feedWaits = [] }, reports, at }: OrderHistory): Html {
  const columns = ['What', 'Way', 'State', 'At'].map((name) => ({ name }));
  const rows = [
    ...fed.map(({ type, at: said, position }) => [
      eventNameOf(type),
      'feed',
      statusBadge('ok', position === undefined ? 'there' : `position ${position}`),
      said ? formatTimeOrDate(said, at) : '–',
    ]),
    ...feedWaits.map(({ type, since }) => [
      eventNameOf(type),
      'feed',
      statusBadge('wait', 'waits for its cause'),
      formatTimeOrDate(since, at),
    ]),
    ...(reports ?? []).map(({ kind, state: present, checkAt }) => [
      kind,
      'report',
      statusBadge(
        present === 'sent' ? 'ok' : present === 'refused' ? 'bad' : present === 'omitted' ? 'no' : 'wait',
        present,
      ),
      checkAt ? `next ${formatTimeOrDate(checkAt, at)}` : '–',
    ]),
  ];
  return html`${table(
    'Feed and reports',
    columns,
    rows.map((cells) => ({ cells })),
  )}
  ${reports ? '' : unavailableNote('notifications')}`;
}
