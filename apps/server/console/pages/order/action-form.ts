import type { OrderHistory } from '../../order-history';
import { html, type Html, type HtmlContent } from '../html';
import { addressOf } from '../overview-page';

export type FormContext = { readonly formKey: string };

/** A button that does something: a form of its own, with the word that proves where it comes from. */
export function actionForm(
  { record }: OrderHistory,
  action: string,
  fields: Readonly<Record<string, string | number>>,
  { formKey }: FormContext,
  inner: HtmlContent,
): Html {
  return html`<form method="post" action="${addressOf(record.number)}/${action}">
    <input type="hidden" name="formKey" value="${formKey}" />
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${inner}
  </form>`;
}
