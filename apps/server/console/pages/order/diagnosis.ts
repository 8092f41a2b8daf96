import { diagnoseOrder, type Diagnostic, type Remedy } from '../../diagnostics';
import type { OrderHistory } from '../../order-history';
import { formatDuration, eventNameOf, secondsSince } from '../../format';
import { html, type Html } from '../html';
import { code, icon, icons } from '../layout';
import { actionForm, type FormContext } from './action-form';

/** What helps most stands first. */
export function diagnosisBox(history: OrderHistory, forms: FormContext): Html {
  const [worst, ...more] = diagnoseOrder(history);
  const unavailable = history.away.length > 0 ? html`<p><b>Not known now:</b> ${history.away.join(', ')}</p>` : '';
  if (!worst)
    return html`<div class="stuck stuck--fine">
      ${icon(icons.fine)}
      <div>
        <h2>Nothing is older than it should be</h2>
        <p>${history.record.saga}</p>
        ${unavailable}
      </div>
    </div>`;
  const { saga, since, placedAt } = history.record;
  const age = formatDuration(secondsSince(since ?? placedAt, history.at));
  const remedies = uniqueRemedies([worst, ...more]);
  const best = [worst, ...more].find(({ remedy }) => remedy === remedies[0]) ?? worst;
  return html`<div class="stuck ${worst.level === 'late' ? 'stuck--late' : ''}">
    ${icon(icons.warning)}
    <div>
      <h2>${worst.level === 'stuck' ? 'Stuck' : 'Late'} in ${saga} for ${age}: ${worst.title}</h2>
      <p>${worst.text}</p>
      ${unavailable}
    </div>
    ${
      more.length > 0
        ? html`<ul>
            ${more.map(({ title, text }) => html`<li><b>${title}.</b> ${text}</li>`)}
          </ul>`
        : ''
    }
    <div class="acts">
      ${remedies.map((remedy, nth) => remedyForm(history, remedy, forms, nth === 0 ? 'btn--p' : ''))}
      <span class="mute">or type ${code(best.next)}</span>
    </div>
  </div>`;
}

/** What hands an event over helps more than what asks once more. */
function uniqueRemedies(found: readonly Diagnostic[]): Remedy[] {
  const remedies = found.flatMap(({ remedy }) => remedy ?? []);
  const rank = ({ kind }: Remedy): number => ['replay', 'ask-gateway', 'resend'].indexOf(kind);
  const firsts = [...Map.groupBy(remedies, (remedy) => JSON.stringify(remedy)).values()].map(([first]) => first!);
  return firsts.toSorted((one, other) => rank(one) - rank(other)).slice(0, 3);
}

function remedyForm(history: OrderHistory, remedy: Remedy, forms: FormContext, buttonClass: string): Html {
  const { action, fields, says: label } = remedyAction(remedy);
  return actionForm(history, action, fields, forms, html`<button class="btn ${buttonClass}">${label}</button>`);
}

function remedyAction(remedy: Remedy): { action: string; fields: Record<string, string | number>; says: Html } {
  if (remedy.kind === 'ask-gateway')
    return { action: 'look', fields: {}, says: html`${icon(icons.again)}Ask the gateway again` };
  if (remedy.kind === 'resend') {
    const { mailId: mail, copy } = remedy;
    return { action: 'resend', fields: { mail, copy }, says: html`${icon(icons.mail)}Resend ${remedy.mail}` };
  }
  const { event, group, type } = remedy;
  const label = html`${icon(icons.again)}Replay ${eventNameOf(type)} for ${group}`;
  return { action: 'replay', fields: { event, group }, says: label };
}
