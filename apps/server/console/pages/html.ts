import { escapeHtml } from '@fenestra/platform/http/escape-html';

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlContent = Html | string | number | null | undefined | false | readonly HtmlContent[];

function textOf(part: HtmlContent): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
}

/** HTML by a template; whatever is put into it is escaped unless it is HTML. */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlContent[]): Html =>
  new Html(strings.reduce((text, string, nth) => text + textOf(parts[nth - 1]) + string));
