import { eventually } from '@fenestra/testing/time';

/** A page in any browser, as far as journeys with the back/forward cache need one. Expressions are JavaScript of the page. */
export type Tab = {
  open(address: string): Promise<void>;
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the element that the expression gives. Rejects where it gives none. */
  click(element: string): Promise<void>;
  /** Replaces the text of an input field. */
  write(element: string, text: string): Promise<void>;
  close(): Promise<void>;
};

/** Selector, and whether its label or text contains the name (a drawing may stand before it) or begins with it. */
const kinds = {
  article: ['article', 'includes'],
  button: ['button', 'startsWith'],
  checkbox: ['input[type=checkbox]', 'startsWith'],
  heading: ['h1', 'includes'],
  link: ['a[href]', 'includes'],
  main: ['main', 'includes'],
  radio: ['input[type=radio]', 'startsWith'],
  textbox: ['input', 'startsWith'],
};
type Kind = keyof typeof kinds;

const find = `([selector, match], name) => {
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => plain(element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent);
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility() && nameOf(element)[match](plain(name)));
}`;

/** Expression of the first visible element of that name. */
const named = (kind: Kind, name: string): string =>
  `(${find})(${JSON.stringify(kinds[kind])}, ${JSON.stringify(name)})`;

export const isShown = (tab: Tab, kind: Kind, name: string): Promise<boolean> =>
  tab.evaluate(`Boolean(${named(kind, name)})`);

export const shown = (tab: Tab, kind: Kind, name: string): Promise<void> =>
  eventually(async () => {
    if (!(await isShown(tab, kind, name)))
      throw new Error(`no ${kind} "${name}" on ${await tab.evaluate<string>('location.href')}`);
  });

export const press = (tab: Tab, kind: Kind, name: string): Promise<void> =>
  eventually(() => tab.click(named(kind, name)));

export const write = (tab: Tab, name: string, text: string): Promise<void> =>
  eventually(() => tab.write(named('textbox', name), text));

export const valueOf = (tab: Tab, name: string): Promise<string> => tab.evaluate(`${named('textbox', name)}?.value`);

/** Whether the button is there and free. */
export const isLive = (tab: Tab, name: string): Promise<boolean> =>
  tab.evaluate(`((button) => Boolean(button && !button.disabled && !button.ariaBusy))(${named('button', name)})`);
