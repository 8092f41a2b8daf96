import { statesOf, type Step } from '../../states';
import type { Story, StoryEvent } from '../../story';
import { lasting, nameOf, passed, secondsSince, soonOf, timeOf } from '../../words';
import { html, type Html, type Part } from '../html';
import { code, state, table } from '../layout';

/** Each state with what moved the order there and how long that took. */
export function saga(story: Story): Html {
  return html`<ol class="saga">
    ${statesOf(story).map((step) => sagaStep(step, story.at))}
  </ol>`;
}

const sagaStep = ({ at, state: name, by, took, mark }: Step, now: Date): Html =>
  html`<li class="is-${mark}">
    <time>${at ? `${mark === 'stuck' ? 'since ' : mark === 'next' ? 'due ' : ''}${soonOf(at, now)}` : ''}</time
    ><b>${name}</b> <span>${mark === 'done' ? code(by) : by}</span><span class="num">${took ?? ''}</span>
  </li>`;

/** Each event from the outbox to every group that reads it. */
export function events({ events: all, groups, at }: Story): Html {
  const columns = [
    { name: 'Event' },
    { name: 'Outbox' },
    { name: 'Log p:offset', head: html`Log<br />p:offset` },
    ...groups.map((group) => ({ name: group, head: html`${group.split('.')[0]}<br />${group.split('.')[1]}` })),
  ];
  const rows = all.map((event) => ({
    mark: isStuck(event) ? ('bad' as const) : undefined,
    cells: [
      html`<b>${nameOf(event.type)}</b
        ><span class="cap">${soonOf(event.at, at)}${event.version ? `, v${event.version}` : ''}</span>`,
      outboxCell(event, at),
      event.outbox ? code(`${event.outbox.partition}:${event.offset ?? '?'}`) : '–',
      ...groups.map((group) => readingCell(event, group)),
    ],
  }));
  return table('Events of this order and who has read them', columns, rows, 'tab--e');
}

const isStuck = ({ heard }: StoryEvent): boolean => Object.values(heard).some((one) => one.state === 'parked');

function outboxCell({ sentAt, at: said, outbox }: StoryEvent, now: Date): Part {
  if (!outbox) return html`<span class="mute">forgotten</span>`;
  if (sentAt)
    return html`${state('ok', `sent ${passed(said, sentAt)}`)}<span class="cap">row ${outbox.position}</span>`;
  return html`${state('wait', `waits ${lasting(secondsSince(said, now))}`)}<span class="cap"
      >row ${outbox.position}</span
    >`;
}

function readingCell({ heard, at: said }: StoryEvent, group: string): Part {
  const one = heard[group];
  if (!one) return '–';
  if (one.state === 'done') return state('ok', `done ${passed(said, one.at!)}`);
  if (one.state === 'unread') return state('wait', 'not read');
  if (one.state === 'behind') return html`${state('wait', 'waits')}<span class="cap">behind the parked</span>`;
  const word = one.state === 'parked' ? state('bad', 'parked') : state('wait', 'tried again');
  return html`${word}<span class="cap">${one.tries} tries, ${timeOf(one.at!)}</span>`;
}
