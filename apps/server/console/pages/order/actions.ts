import { cancellationConsequences, canBeCancelled } from '../../cancellation-consequences';
import type { OrderHistory } from '../../order-history';
import { eventNameOf } from '../../format';
import { html, type Html } from '../html';
import { icon, icons } from '../layout';
import { addressOf } from '../overview-page';
import { actionForm, type FormContext } from './action-form';

/** What may be pressed any number of times. */
export function repeatableActions(history: OrderHistory, forms: FormContext): Html {
  const unfinished = history.events.flatMap(({ id, type, heard: processing }) =>
    Object.entries(processing).flatMap(([group, one]) => (one.state === 'done' ? [] : [{ id, type, group }])),
  );
  const reconcileForm = actionForm(
    history,
    'look',
    {},
    forms,
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
        history,
        'replay',
        { event: id, group },
        forms,
        html`<button class="btn">Replay ${eventNameOf(type)} for ${group}${icon(icons.again)}</button>`,
      ),
    );
  return html`<section>
    <div class="sec-h"><h2>Safe actions</h2></div>
    <ul class="acts2">
      <li>${reconcileForm}</li>
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

/** What cannot be taken back, with what follows from it. */
export function cancelAction(history: OrderHistory): Html {
  const { record } = history;
  const body =
    record.cancelled === null && canBeCancelled(record)
      ? html`<a class="btn btn--d" href="${addressOf(record.number)}/cancel">Cancel it…${icon(icons.next)}</a>
          <ul>
            ${cancellationConsequences(history).map((one) => html`<li>${one}</li>`)}
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

/** Who ordered: shown to whoever gives a reason, which is noted. */
export function customerSection(history: OrderHistory, forms: FormContext): Html {
  const { contact } = history.record;
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
            history,
            'contact',
            {},
            forms,
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
