import { consequencesOf, mayBeCancelled } from '../../consequences';
import type { Story } from '../../story';
import { nameOf } from '../../words';
import { html, type Html } from '../html';
import { icon, icons } from '../layout';
import { addressOf } from '../list-page';
import { actionForm, type Forms } from './action-form';

/** What may be pressed any number of times. */
export function safe(story: Story, forms: Forms): Html {
  const unfinished = story.events.flatMap(({ id, type, heard }) =>
    Object.entries(heard).flatMap(([group, one]) => (one.state === 'done' ? [] : [{ id, type, group }])),
  );
  const look = actionForm(
    story,
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
        story,
        'replay',
        { event: id, group },
        forms,
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

/** What cannot be taken back, with what follows from it. */
export function graver(story: Story): Html {
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

/** Who ordered: shown to whoever gives a reason, which is noted. */
export function whose(story: Story, forms: Forms): Html {
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
            story,
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
