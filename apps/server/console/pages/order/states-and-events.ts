import { orderTimeline, type TimelineEntry } from '../../order-timeline';
import type { OrderHistory, HistoryEvent } from '../../order-history';
import { formatDuration, eventNameOf, formatElapsed, secondsSince, formatTimeOrDate, formatTime } from '../../format';
import { html, type Html, type HtmlContent } from '../html';
import { code, statusBadge, table } from '../layout';

/** Each state with what moved the order there and how long that took. */
export function sagaTimeline(history: OrderHistory): Html {
  return html`<ol class="saga">
    ${orderTimeline(history).map((step) => sagaStep(step, history.at))}
  </ol>`;
}

const sagaStep = ({ at, state: name, cause, duration, mark }: TimelineEntry, now: Date): Html =>
  html`<li class="is-${mark}">
    <time
      >${at ? `${mark === 'stuck' ? 'since ' : mark === 'next' ? 'due ' : ''}${formatTimeOrDate(at, now)}` : ''}</time
    ><b>${name}</b> <span>${mark === 'done' ? code(cause) : cause}</span><span class="num">${duration ?? ''}</span>
  </li>`;

/** Each event from the outbox to every group that reads it. */
export function eventTable({ events: all, groups, at }: OrderHistory): Html {
  const columns = [
    { name: 'Event' },
    { name: 'Outbox' },
    { name: 'Log p:offset', head: html`Log<br />p:offset` },
    ...groups.map((group) => ({ name: group, head: html`${group.split('.')[0]}<br />${group.split('.')[1]}` })),
  ];
  const rows = all.map((event) => ({
    mark: isStuck(event) ? ('bad' as const) : undefined,
    cells: [
      html`<b>${eventNameOf(event.type)}</b
        ><span class="cap">${formatTimeOrDate(event.at, at)}${event.version ? `, v${event.version}` : ''}</span>`,
      outboxCell(event, at),
      event.outbox ? code(`${event.outbox.partition}:${event.offset ?? '?'}`) : '–',
      ...groups.map((group) => processingCell(event, group)),
    ],
  }));
  return table('Events of this order and who has read them', columns, rows, 'tab--e');
}

const isStuck = ({ heard: processing }: HistoryEvent): boolean =>
  Object.values(processing).some((one) => one.state === 'parked');

function outboxCell({ sentAt, at: emittedAt, outbox }: HistoryEvent, now: Date): HtmlContent {
  if (!outbox) return html`<span class="mute">forgotten</span>`;
  if (sentAt)
    return html`${statusBadge('ok', `sent ${formatElapsed(emittedAt, sentAt)}`)}<span class="cap"
        >row ${outbox.position}</span
      >`;
  return html`${statusBadge('wait', `waits ${formatDuration(secondsSince(emittedAt, now))}`)}<span class="cap"
      >row ${outbox.position}</span
    >`;
}

function processingCell({ heard: processing, at: emittedAt }: HistoryEvent, group: string): HtmlContent {
  const one = processing[group];
  if (!one) return '–';
  if (one.state === 'done') return statusBadge('ok', `done ${formatElapsed(emittedAt, one.at!)}`);
  if (one.state === 'unread') return statusBadge('wait', 'not read');
  if (one.state === 'behind') return html`${statusBadge('wait', 'waits')}<span class="cap">behind the parked</span>`;
  const word = one.state === 'parked' ? statusBadge('bad', 'parked') : statusBadge('wait', 'tried again');
  return html`${word}<span class="cap">${one.tries} tries, ${formatTime(one.at!)}</span>`;
}
