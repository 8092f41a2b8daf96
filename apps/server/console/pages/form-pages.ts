import { cancellationConsequences } from '../cancellation-consequences';
import type { OrderHistory } from '../order-history';
import { html, type Html } from './html';
import { addressOf } from './overview-page';

/** `who` is the name that was typed before. */
export const signInPage = (to: string, who = '', error?: string): Html =>
  html`<h1>Sign in</h1>
    <form class="ask" method="post" action="/desk/sign-in">
      ${error ? html`<p class="fault" role="alert">${error}</p>` : ''}
      <input type="hidden" name="to" value="${to}" />
      <div>
        <label for="who">Your name</label>
        <input id="who" name="who" value="${who}" required maxlength="40" autocomplete="username" />
        <p class="cap">Stands beside what you do.</p>
      </div>
      <div>
        <label for="token">Token</label>
        <input id="token" name="token" type="password" required maxlength="200" autocomplete="current-password" />
      </div>
      <div><button class="btn btn--p">Sign in</button></div>
    </form>`;

/** The consequences before the press; reason and number are asked for. */
export function cancelPage(history: OrderHistory, formKey: string, error?: string): Html {
  const { record } = history;
  return html`<p class="crumb"><a href="${addressOf(record.number)}">Order ${record.number}</a> / Cancel</p>
    <h1>Cancel order ${record.number}</h1>
    <form class="ask" method="post" action="${addressOf(record.number)}/cancel">
      ${error ? html`<p class="fault" role="alert">${error}</p>` : ''}
      <input type="hidden" name="formKey" value="${formKey}" />
      <div>
        <p>It is ${record.saga} now. If it is cancelled:</p>
        <ul>
          ${cancellationConsequences(history).map((one) => html`<li>${one}</li>`)}
        </ul>
      </div>
      <div>
        <label for="why">Reason</label>
        <textarea id="why" name="why" required minlength="3" maxlength="500"></textarea>
        <p class="cap">Stays with the order. No names, please.</p>
      </div>
      <div>
        <label for="number">Number of the order</label>
        <input id="number" name="number" required maxlength="20" autocomplete="off" />
      </div>
      <div class="acts">
        <button class="btn btn--d">Cancel the order</button>
        <a class="btn" href="${addressOf(record.number)}">Leave it as it is</a>
      </div>
    </form>`;
}

export const messagePage = (title: string, text: string): Html =>
  html`<h1>${title}</h1>
    <p class="mute">${text}</p>
    <p class="acts"><a class="btn" href="/desk">Older than it should be</a></p>`;
