import type { Story } from '../../story';
import { nameOf, soonOf, withoutAddresses } from '../../words';
import { html, type Html } from '../html';
import { code, notKnown, state, table } from '../layout';
import { actionForm, type Forms } from './action-form';

export function mails(story: Story, forms: Forms): Html {
  const { mails: all, at } = story;
  if (!all) return notKnown('notifications');
  if (all.length === 0) return html`<p class="none">none yet</p>`;
  const columns = ['Mail', 'State', 'At', 'Server said', 'Action'].map((name) => ({ name }));
  const rows = all.map(({ kind, state: present, tries, checkAt, sentAt, said, mailId, copies = 0 }) => ({
    mark: said || present === 'refused' ? ('late' as const) : undefined,
    cells: [
      html`${kind}${copies > 0 ? html`<span class="cap">copy ${copies}</span>` : ''}`,
      state(mailMarks[present] ?? 'wait', present),
      sentAt ? soonOf(sentAt, at) : checkAt ? `next ${soonOf(checkAt, at)}` : '–',
      said ? code(`${withoutAddresses(said)}, ${tries} tries`) : '–',
      mailId && !checkAt
        ? actionForm(
            story,
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

const mailMarks: Readonly<Record<string, 'ok' | 'bad' | 'no' | 'wait'>> = {
  sent: 'ok',
  refused: 'bad',
  needless: 'no',
};

/** What was told to the ERP, and to those who are told of orders. */
export function feed({ record: { events: fed, feedWaits = [] }, reports, at }: Story): Html {
  const columns = ['What', 'Way', 'State', 'At'].map((name) => ({ name }));
  const rows = [
    ...fed.map(({ type, at: said, position }) => [
      nameOf(type),
      'feed',
      state('ok', position === undefined ? 'there' : `position ${position}`),
      said ? soonOf(said, at) : '–',
    ]),
    ...feedWaits.map(({ type, since }) => [
      nameOf(type),
      'feed',
      state('wait', 'waits for its cause'),
      soonOf(since, at),
    ]),
    ...(reports ?? []).map(({ kind, state: present, checkAt }) => [
      kind,
      'report',
      state(present === 'sent' ? 'ok' : present === 'refused' ? 'bad' : present === 'omitted' ? 'no' : 'wait', present),
      checkAt ? `next ${soonOf(checkAt, at)}` : '–',
    ]),
  ];
  return html`${table(
    'Feed and reports',
    columns,
    rows.map((cells) => ({ cells })),
  )}
  ${reports ? '' : notKnown('notifications')}`;
}
