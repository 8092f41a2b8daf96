import { shopById } from '@fenestra/domain/shop/shops';
import type { Story } from '../../story';
import { momentOf, money, soonOf } from '../../words';
import { html, type Html, type Part } from '../html';
import { code, definitions, section } from '../layout';
import type { Forms } from './action-form';
import { safe, graver, whose } from './actions';
import { ids, acted } from './ids-and-acts';
import { mails, feed } from './mails-and-feed';
import { payments } from './payments';
import { held, reservation } from './reservation';
import { saga, events } from './states-and-events';
import { box } from './what-helps';

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

/** Whether it binds, and since when. */
const kindOf = ({ kind, checkedAt }: Story['record']): string => {
  if (kind === 'binding') return kind;
  return checkedAt ? `preliminary, checked ${momentOf(checkedAt)}` : 'preliminary, not checked yet';
};

function facts({ record, payments: all, at }: Story): Html {
  const { saga: present, payment, placedAt, total, dueNow, method, currency, dueAt, paid, cancelled } = record;
  const ours = all?.at(-1)?.state;
  const list: [string, Part][] = [
    ['Saga state', present],
    ['Payment state', html`${payment}${ours ? html` <span class="mute">(payments: ${ours})</span>` : ''}`],
    ['Placed', momentOf(placedAt)],
    ['Kind', kindOf(record)],
    ['Total with VAT', money(total, currency)],
    [`Due now, by ${method}`, `${money(paid, currency)} of ${money(dueNow, currency)}`],
    cancelled
      ? ['Cancelled', `${momentOf(cancelled.at)}: ${cancelled.reason}`]
      : ['Due at', dueAt ? `${soonOf(dueAt, at)}, then it ends` : 'no deadline'],
  ];
  return definitions('tb', list);
}
