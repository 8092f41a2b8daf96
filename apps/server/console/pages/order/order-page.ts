import { shopById } from '@fenestra/domain/shop/shops';
import type { OrderHistory } from '../../order-history';
import { formatDateTime, formatMoney, formatTimeOrDate } from '../../format';
import { html, type Html, type HtmlContent } from '../html';
import { code, definitionList, section } from '../layout';
import type { FormContext } from './action-form';
import { repeatableActions, cancelAction, customerSection } from './actions';
import { idsSection, auditLog } from './ids-and-audit-log';
import { mailTable, feedTable } from './mails-and-feed';
import { paymentTable } from './payments';
import { reservationNote, reservationTable } from './reservation';
import { sagaTimeline, eventTable } from './states-and-events';
import { diagnosisBox } from './diagnosis';

/** Everything about one order. */
export function orderPage(history: OrderHistory, forms: FormContext): Html {
  const { record, trace } = history;
  const { number, shopId, kind } = record;
  return html`<p class="crumb"><a href="/desk">Older than it should be</a> / Order</p>
    <div class="head">
      <div><h1>Order ${number}</h1></div>
      <div class="tags">
        <span class="tag">shop ${shopById(shopId).code}</span><span class="tag">${kind}</span>
        ${trace ? html`<span class="tag">trace ${code(trace.slice(0, 12))}…</span>` : ''}
      </div>
    </div>
    ${diagnosisBox(history, forms)} ${facts(history)}
    <div class="cols">
      <div>
        ${section('saga', 'Saga', 'state, what moved it, time in the state before', sagaTimeline(history))}
        ${section('events', 'Events', 'outbox → log → each group that reads it; times are after the event was said', eventTable(history))}
        ${section('payments', 'Payments', 'what we believe and what the gateway said', paymentTable(history))}
        ${section('reservation', 'Reservation', reservationNote(history), reservationTable(history))}
        ${section('mails', 'Mails', 'to the address of the order', mailTable(history, forms))}
        ${section('feed', 'Feed of the ERP, and what others are told', 'by event, at its position', feedTable(history))}
      </div>
      <aside aria-label="Actions and facts">
        ${repeatableActions(history, forms)} ${cancelAction(history)} ${customerSection(history, forms)}
        ${idsSection(history)} ${auditLog(history)}
      </aside>
    </div>`;
}

/** Whether it binds, and since when. */
const kindOf = ({ kind, checkedAt }: OrderHistory['record']): string => {
  if (kind === 'binding') return kind;
  return checkedAt ? `preliminary, checked ${formatDateTime(checkedAt)}` : 'preliminary, not checked yet';
};

function facts({ record, payments: all, at }: OrderHistory): Html {
  const { saga: present, payment, placedAt, total, dueNow, method, currency, dueAt, paid, cancelled } = record;
  const ours = all?.at(-1)?.state;
  const list: [string, HtmlContent][] = [
    ['Saga state', present],
    ['Payment state', html`${payment}${ours ? html` <span class="mute">(payments: ${ours})</span>` : ''}`],
    ['Placed', formatDateTime(placedAt)],
    ['Kind', kindOf(record)],
    ['Total with VAT', formatMoney(total, currency)],
    [`Due now, by ${method}`, `${formatMoney(paid, currency)} of ${formatMoney(dueNow, currency)}`],
    cancelled
      ? ['Cancelled', `${formatDateTime(cancelled.at)}: ${cancelled.reason}`]
      : ['Due at', dueAt ? `${formatTimeOrDate(dueAt, at)}, then it ends` : 'no deadline'],
  ];
  return definitionList('tb', list);
}
