import { shopById } from '@fenestra/domain/shop/shops';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { consequencesOf, mayBeCancelled } from '../consequences';
import { type Finding, findingsOf, type Remedy } from '../findings';
import { statesOf, type Step } from '../states';
import type { Story, StoryEvent } from '../story';
import { lasting, momentOf, money, nameOf, passed, secondsSince, soonOf, timeOf, withoutAddresses } from '../words';
import { html, type Html, type Part } from './html';
import { code, icon, icons, notKnown, section, state, table } from './layout';
import { addressOf } from './list-page';

export type Forms = { readonly formKey: string };

/** Everything about one order. */
export function orderPage(story: Story, forms: Forms): Html {
  const { record, trace } = story;
  const { number, shopId, kind } = record;
  return html`<p class="crumb"><a href="/desk">Older than it should be</a> / Order</p>
    <div class="head">
      <div><h1>Order ${number}</h1></div>
      <div class="tags">
        <span class="tag">shop ${shopById(shopId).code}</span><span class="tag">${kind}</span>
        ${trace ? html`<span class="tag">trace ${code(trace.slice(0, 12))}…</span>` : ''}
      </div>
    </div>
    ${box(story, forms)} ${facts(story)}
    <div class="cols">
      <div>
        ${section('saga', 'Saga', 'state, what moved it, time in the state before', saga(story))}
        ${section('events', 'Events', 'outbox → log → each group that reads it; times are after the event was said', events(story))}
        ${section('payments', 'Payments', 'what we believe and what the gateway said', payments(story))}
        ${section('reservation', 'Reservation', held(story), reservation(story))}
        ${section('mails', 'Mails', 'to the address of the order', mails(story, forms))}
        ${section('feed', 'Feed of the ERP, and what others are told', 'by event, at its position', feed(story))}
      </div>
      <aside aria-label="Actions and facts">
        ${safe(story, forms)} ${graver(story)} ${whose(story, forms)} ${ids(story)} ${acted(story)}
      </aside>
    </div>`;
}

/** What helps most stands first. */
function box(story: Story, forms: Forms): Html {
  const [worst, ...more] = findingsOf(story);
  const quiet = story.away.length > 0 ? html`<p><b>Not known now:</b> ${story.away.join(', ')}</p>` : '';
  if (!worst)
    return html`<div class="stuck stuck--fine">
      ${icon(icons.fine)}
      <div>
        <h2>Nothing is older than it should be</h2>
        <p>${story.record.saga}</p>
        ${quiet}
      </div>
    </div>`;
  const { saga, since, placedAt } = story.record;
  const age = lasting(secondsSince(since ?? placedAt, story.at));
  const remedies = uniqueRemedies([worst, ...more]);
  const best = [worst, ...more].find(({ remedy }) => remedy === remedies[0]) ?? worst;
  return html`<div class="stuck ${worst.level === 'late' ? 'stuck--late' : ''}">
    ${icon(icons.warning)}
    <div>
      <h2>${worst.level === 'stuck' ? 'Stuck' : 'Late'} in ${saga} for ${age}: ${worst.title}</h2>
      <p>${worst.text}</p>
      ${quiet}
    </div>
    ${
      more.length > 0
        ? html`<ul>
            ${more.map(({ title, text }) => html`<li><b>${title}.</b> ${text}</li>`)}
          </ul>`
        : ''
    }
    <div class="acts">
      ${remedies.map((remedy, nth) => remedyForm(story, remedy, forms, nth === 0 ? 'btn--p' : ''))}
      <span class="mute">or type ${code(best.next)}</span>
    </div>
  </div>`;
}

/** What hands an event over helps more than what asks once more. */
function uniqueRemedies(found: readonly Finding[]): Remedy[] {
  const remedies = found.flatMap(({ remedy }) => remedy ?? []);
  const rank = ({ kind }: Remedy): number => ['replay', 'ask-gateway', 'resend'].indexOf(kind);
  const firsts = [...Map.groupBy(remedies, (remedy) => JSON.stringify(remedy)).values()].map(([first]) => first!);
  return firsts.toSorted((one, other) => rank(one) - rank(other)).slice(0, 3);
}

function remedyForm(story: Story, remedy: Remedy, forms: Forms, kind: string): Html {
  if (remedy.kind === 'ask-gateway')
    return actionForm(
      story,
      'look',
      {},
      forms,
      html`<button class="btn ${kind}">${icon(icons.again)}Ask the gateway again</button>`,
    );
  if (remedy.kind === 'resend')
    return actionForm(
      ...([story, 'resend', { mail: remedy.mailId, copy: remedy.copy }, forms] as const),
      html`<button class="btn ${kind}">${icon(icons.mail)}Resend ${remedy.mail}</button>`,
    );
  return actionForm(
    ...([story, 'replay', { event: remedy.event, group: remedy.group }, forms] as const),
    html`<button class="btn ${kind}">${icon(icons.again)}Replay ${nameOf(remedy.type)} for ${remedy.group}</button>`,
  );
}

/** A button that does something: a form of its own, with the word that proves where it comes from. */
function actionForm(
  { record }: Story,
  action: string,
  fields: Readonly<Record<string, string | number>>,
  { formKey }: Forms,
  inner: Part,
): Html {
  return html`<form method="post" action="${addressOf(record.number)}/${action}">
    <input type="hidden" name="formKey" value="${formKey}" />
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${inner}
  </form>`;
}

function facts({ record, payments: all, at }: Story): Html {
  const { saga: present, payment, placedAt, total, dueNow, method, currency, dueAt, paid, cancelled } = record;
  const ours = all?.at(-1)?.state;
  const list: [string, Part][] = [
    ['Saga state', present],
    ['Payment state', html`${payment}${ours ? html` <span class="mute">(payments: ${ours})</span>` : ''}`],
    ['Placed', momentOf(placedAt)],
    ['Total with VAT', money(total, currency)],
    [`Due now, by ${method}`, `${money(paid, currency)} of ${money(dueNow, currency)}`],
    cancelled
      ? ['Cancelled', `${momentOf(cancelled.at)}: ${cancelled.reason}`]
      : ['Due at', dueAt ? `${soonOf(dueAt, at)}, then it ends` : 'no deadline'],
  ];
  return html`<dl class="tb">
    ${list.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function saga(story: Story): Html {
  return html`<ol class="saga">
    ${statesOf(story).map((step) => sagaStep(step, story.at))}
  </ol>`;
}

const sagaStep = ({ at, state: name, by, took, mark }: Step, now: Date): Html =>
  html`<li class="is-${mark}">
    <time>${at ? `${mark === 'stuck' ? 'since ' : mark === 'next' ? 'due ' : ''}${soonOf(at, now)}` : ''}</time
    ><b>${name}</b> <span>${mark === 'done' ? code(by) : by}</span><span class="num">${took ?? ''}</span>
  </li>`;

function events({ events: all, groups, at }: Story): Html {
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

const settled: readonly string[] = ['paid', 'refunded'];
const ended: readonly string[] = ['failed', 'left'];

function payments({ payments: all, record: { currency }, at }: Story): Html {
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

const held = ({ reservation: answer, at }: Story): string =>
  answer?.reservation ? `${answer.reservation.state}, until ${soonOf(answer.reservation.expiresAt, at)}` : '';

function reservation({ reservation: answer }: Story): Html {
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

function mails(story: Story, forms: Forms): Html {
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
            ...([story, 'resend', { mail: mailId, copy: copies + 1 }, forms] as const),
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

function feed({ record: { events: fed, feedWaits = [] }, reports, at }: Story): Html {
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

function safe(story: Story, forms: Forms): Html {
  const unfinished = story.events.flatMap(({ id, type, heard }) =>
    Object.entries(heard).flatMap(([group, one]) => (one.state === 'done' ? [] : [{ id, type, group }])),
  );
  const look = actionForm(
    ...([story, 'look', {}, forms] as const),
    html`<button class="btn">Ask the gateway again${icon(icons.again)}</button>
      <p>
        Takes over what the gateway says of each session, also money to which the shopper has agreed there. Any number
        of times.
      </p>`,
  );
  const replays = unfinished
    .slice(0, 5)
    .map(({ id, type, group }) =>
      actionForm(
        ...([story, 'replay', { event: id, group }, forms] as const),
        html`<button class="btn">Replay ${nameOf(type)} for ${group}${icon(icons.again)}</button>`,
      ),
    );
  return html`<section>
    <div class="sec-h"><h2>Safe actions</h2></div>
    <ul class="acts2">
      <li>${look}</li>
      <li>
        ${replays.length > 0 ? replays : html`<b>Replay an event for one group</b>`}
        <p>
          ${replays.length > 0 ? '' : 'Every group has done every event. '}The inbox lets an event take effect once;
          other groups see nothing of a replay.
        </p>
      </li>
      <li>
        <b>Resend a mail</b>
        <p>By its button in the list of mails: to the address of the order, as the order is now, marked as a copy.</p>
      </li>
    </ul>
  </section>`;
}

function graver(story: Story): Html {
  const { record } = story;
  const body =
    record.cancelled === null && mayBeCancelled(record)
      ? html`<a class="btn btn--d" href="${addressOf(record.number)}/cancel">Cancel it…${icon(icons.next)}</a>
          <ul>
            ${consequencesOf(story).map((one) => html`<li>${one}</li>`)}
            <li>asks for a reason and the number of the order</li>
          </ul>`
      : html`<p>It is ${record.saga} and cannot be cancelled.</p>`;
  return html`<section>
    <div class="sec-h"><h2>With consequences</h2></div>
    <ul class="acts2">
      <li>${body}</li>
    </ul>
  </section>`;
}

function whose(story: Story, forms: Forms): Html {
  const { contact } = story.record;
  const body = contact
    ? html`<dl class="kv">
        <div>
          <dt>Name</dt>
          <dd>${contact.name}</dd>
        </div>
        <div>
          <dt>Mail</dt>
          <dd>${contact.email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>${contact.phone}</dd>
        </div>
      </dl>`
    : html`<ul class="acts2">
        <li>
          ${actionForm(
            ...([story, 'contact', {}, forms] as const),
            html`<label for="why">Reason</label>
              <input id="why" name="why" required minlength="3" maxlength="500" autocomplete="off" />
              <button class="btn">Show whose order it is${icon(icons.person)}</button>
              <p>Your name and the reason are noted with the order.</p>`,
          )}
        </li>
      </ul>`;
  return html`<section>
    <div class="sec-h"><h2>Customer</h2></div>
    ${body}
  </section>`;
}

function ids({ record: { orderId, number, version }, trace, events: all }: Story): Html {
  const partition = all.find(({ outbox }) => outbox)?.outbox?.partition;
  const list: [string, Part][] = [
    ['Order', code(orderId)],
    ...(trace ? [['Trace', code(trace)] as [string, Part]] : []),
    ['Symbol', code(variableSymbol(number))],
    ...(version ? [['Version', version] as [string, Part]] : []),
    ...(partition === undefined ? [] : [['Partition', `${partition} of 12`] as [string, Part]]),
  ];
  return html`<section>
    <div class="sec-h"><h2>Ids</h2></div>
    <dl class="kv">
      ${list.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function acted({ record: { actions = [] }, at }: Story): Html {
  const rows = actions.map(
    ({ at: when, who, what, why }) =>
      html`<div>
        <dt>${soonOf(when, at)}</dt>
        <dd>${who} ${what}${why ? `: ${why}` : ''}</dd>
      </div>`,
  );
  return html`<section>
    <div class="sec-h"><h2>Who did what</h2></div>
    ${rows.length > 0 ? html`<dl class="kv">${rows}</dl>` : html`<p class="none">nobody has done anything by hand</p>`}
  </section>`;
}
