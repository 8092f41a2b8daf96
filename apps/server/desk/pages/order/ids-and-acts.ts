import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import type { Story } from '../../story';
import { soonOf } from '../../words';
import { html, type Html, type Part } from '../html';
import { code, definitions } from '../layout';

export function ids({ record: { orderId, number, version }, trace, events: all }: Story): Html {
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
    ${definitions('kv', list)}
  </section>`;
}

/** What was done by hand. */
export function acted({ record: { actions = [] }, at }: Story): Html {
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
