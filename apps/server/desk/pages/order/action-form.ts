import type { Story } from '../../story';
import { html, type Html, type Part } from '../html';
import { addressOf } from '../list-page';

export type Forms = { readonly formKey: string };

/** A button that does something: a form of its own, with the word that proves where it comes from. */
export function actionForm(
  { record }: Story,
  action: string,
  fields: Readonly<Record<string, string | number>>,
  { formKey }: Forms,
  inner: Part,
): Html {
  return html`<form method="post" action="${addressOf(record.number)}/${action}">
    <input type="hidden" name="formKey" value="${formKey}" />
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${inner}
  </form>`;
}
