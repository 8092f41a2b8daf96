import type { Session } from '../session';
import { formatDateTime } from '../format';
import { html, type Html, type HtmlContent } from './html';

export type PageOptions = {
  readonly title: string;
  /** None on the page that asks to sign in. */
  readonly session?: Pick<Session, 'who' | 'formKey' | 'before'> | undefined;
  readonly now: Date;
  /** Words that were searched for. */
  readonly word?: string;
  /** Seconds after which the page comes anew, where somebody has asked for it. */
  readonly renew?: number | undefined;
};

export const icon = (path: string): Html =>
  html`<svg class="ico" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="${path}" /></svg>`;

export const icons = {
  again: 'M16 10a6 6 0 11-1.8-4.3M16.5 3v3.5H13',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  next: 'M3 10h13M11 5l5 5-5 5',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.2',
  fine: 'M4 10.5l4 4 8-9',
  person: 'M10 3.2a3.2 3.2 0 110 6.4 3.2 3.2 0 010-6.4zM3.5 17c.6-3.4 3-5 6.5-5s5.900 1.600 6.500 5',
} as const;

/** A whole page: head with search, what was just done, the page itself. */
export function layout(
  { title, session, now, word = '', renew }: PageOptions,
  body: HtmlContent,
  result?: string,
): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${renew ? html`<meta http-equiv="refresh" content="${renew}" />` : ''}
        <title>${title} – Fenestra operations</title>
        <link rel="stylesheet" href="/desk/desk.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="site">
          <div class="in">
            <a class="logo" href="/desk"
              ><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M3 2.5h18v19H3z" />
                <path class="a" d="M6 5.5l12 6.500-12 6.500" /></svg
              >Fenestra</a
            >
            ${
              session
                ? html`<nav aria-label="Operations">
                      <a href="/desk">Older than it should be</a><a href="/desk#latest">Latest orders</a>
                    </nav>
                    <form class="find" action="/desk/find" role="search">
                      <label class="sr" for="word">Order, symbol or id</label>
                      <input id="word" name="word" value="${word}" placeholder="Order, symbol, id" maxlength="60" />
                      <button class="btn btn--sm">Find</button>
                    </form>`
                : ''
            }
            <span class="mute nowrap">${formatDateTime(now.toISOString())}</span>
          </div>
        </header>
        <main class="page" id="content">
          ${result ? html`<p class="said" role="status">${result}</p>` : ''} ${body}
        </main>
        <footer class="foot">
          <div class="in">
            <span>Fenestra operations</span>
            ${
              session
                ? html`<form method="post" action="/desk/sign-out">
                    <input type="hidden" name="formKey" value="${session.formKey}" />
                    <a href="/desk/sessions">signed in as ${session.who}${previousSignInText(session)}</a>
                    <button class="plain">sign out</button>
                  </form>`
                : ''
            }
          </div>
        </footer>
      </body>
    </html>`.text;
}

const previousSignInText = ({ before: signIn }: Pick<Session, 'before'>): string =>
  signIn ? `, last time on ${formatDateTime(signIn.at.toISOString())}` : '';

export type Column = { readonly name: string; readonly head?: Html; readonly num?: boolean };
export type Row = { readonly mark?: 'bad' | 'late' | undefined; readonly cells: readonly HtmlContent[] };

/** A table that becomes blocks of label and value on the phone; what is empty there is left out. */
export function table(caption: string, columns: readonly Column[], rows: readonly Row[], kind = ''): Html {
  return html`<table class="tab ${kind}">
    <caption class="sr">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map(({ name, head, num }) => html`<th scope="col" ${num ? html`class="num"` : ''}>${head ?? name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ mark, cells }) =>
          html`<tr ${mark ? html`class="is-${mark}"` : ''}>
            ${cells.map((cell, nth) => cellOf(columns[nth]!, nth, cell))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function cellOf({ name, num }: Column, nth: number, cell: HtmlContent): Html {
  const isEmpty = cell === '' || cell === null || cell === undefined || cell === '–';
  const kinds = [num && 'num', isEmpty && 'na', nth === 0 && 'first'].filter(Boolean).join(' ');
  return html`<td data-l="${nth === 0 ? '' : name}" ${kinds ? html`class="${kinds}"` : ''}><div>${cell}</div></td>`;
}

export const section = (id: string, title: string, note: HtmlContent, body: HtmlContent): Html =>
  html`<section aria-labelledby="${id}">
    <div class="sec-h">
      <h2 id="${id}">${title}</h2>
      <p>${note}</p>
    </div>
    ${body}
  </section>`;

/** A state by shape and word. */
export const statusBadge = (kind: 'ok' | 'wait' | 'bad' | 'no', word: string): Html =>
  html`<span class="st st--${kind}">${word}</span>`;
export const code = (text: HtmlContent): Html => html`<span class="code">${text}</span>`;
/** Names with what they stand for, in the look of `kind`. */
export const definitionList = (kind: 'kv' | 'tb', list: readonly (readonly [string, HtmlContent])[]): Html =>
  html`<dl class="${kind}">
    ${list.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
export const unavailableNote = (service: string): Html =>
  html`<p class="away">${statusBadge('wait', 'not known now')} ${service} gives no answer</p>`;
