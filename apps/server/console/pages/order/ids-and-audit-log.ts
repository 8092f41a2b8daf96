import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import type { OrderHistory } from '../../order-history';
import { formatTimeOrDate } from '../../format';
import { html, type Html, type HtmlContent } from '../html';
import { code, definitionList } from '../layout';

export function idsSection({ record: { orderId, number, version }, trace, events: all }: OrderHistory): Html {
  const partition = all.find(({ outbox }) => outbox)?.outbox?.partition;
  const list: [string, HtmlContent][] = [
    ['Order', code(orderId)],
    ...(trace ? [['Trace', code(trace)] as [string, HtmlContent]] : []),
    ['Symbol', code(variableSymbol(number))],
    ...(version ? [['Version', version] as [string, HtmlContent]] : []),
    ...(partition === undefined ? [] : [['Partition', `${partition} of 12`] as [string, HtmlContent]]),
  ];
  return html`<section>
    <div class="sec-h"><h2>Ids</h2></div>
    ${definitionList('kv', list)}
  </section>`;
}

/** What was done by hand. */
export function auditLog({ record: { actions = [] }, at }: OrderHistory): Html {
  const rows = actions.map(
    ({ at: when, who, what, why }) =>
      html`<div>
        <dt>${formatTimeOrDate(when, at)}</dt>
        <dd>${who} ${what}${why ? `: ${why}` : ''}</dd>
      </div>`,
  );
  return html`<section>
    <div class="sec-h"><h2>Who did what</h2></div>
    ${rows.length > 0 ? html`<dl class="kv">${rows}</dl>` : html`<p class="none">nobody has done anything by hand</p>`}
  </section>`;
}
