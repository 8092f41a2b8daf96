import type { Session, SignIn } from '../session';
import { formatDateTime } from '../format';
import { html, type Html } from './html';
import { definitionList, section, table } from './layout';

const signInText = ({ at, source }: SignIn): string => `${formatDateTime(at.toISOString())} from ${source}`;

/** Own sign-ins, and the sessions of all operators, which share the token. */
export function sessionsPage(own: Session, all: readonly Session[], error?: string): Html {
  const others = all.filter(({ handle }) => handle !== own.handle);
  return html`<h1>Sessions</h1>
    ${definitionList('kv', [
      ['Signed in', signInText(own.opened)],
      ['Sign-in before this', own.before ? signInText(own.before) : 'none since this console started'],
      ['Failed attempts since then', String(own.failedAttempts)],
      ['Ends', 'eight hours after the sign-in, after 30 minutes without a page, or when the console restarts'],
    ])}
    ${section(
      'all',
      'Sessions of all operators',
      'To end sessions of others, choose them and enter the token again.',
      html`<form class="ask" method="post" action="/desk/sessions/end">
        ${error ? html`<p class="fault" role="alert">${error}</p>` : ''}
        <input type="hidden" name="formKey" value="${own.formKey}" />
        ${table(
          'Sessions of all operators',
          [{ name: 'Name' }, { name: 'Signed in' }, { name: 'Last page' }, { name: 'End' }],
          all.map((session) => ({
            cells: [
              session.who,
              signInText(session.opened),
              formatDateTime(session.lastActivityAt.toISOString()),
              endCell(session, own),
            ],
          })),
        )}
        ${
          others.length > 0
            ? html`<div>
                  <label for="token">Token</label>
                  <input
                    id="token"
                    name="token"
                    type="password"
                    required
                    maxlength="200"
                    autocomplete="current-password"
                  />
                </div>
                <div><button class="btn btn--d">End the chosen sessions</button></div>`
            : ''
        }
      </form>`,
    )}`;
}

const endCell = ({ handle, who, opened }: Session, own: Session): Html | string =>
  handle === own.handle
    ? 'this one: sign out below'
    : html`<input
        type="checkbox"
        name="handle"
        value="${handle}"
        aria-label="End the session of ${who}, ${formatDateTime(opened.at.toISOString())}"
      />`;
