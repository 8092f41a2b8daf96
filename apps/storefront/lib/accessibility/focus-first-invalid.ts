import { announce } from './announce';

/** Goes to the first wrong field within, also in a fold that is closed, and says again what is wrong. Gives whether there is one. */
export function focusFirstInvalid(within: ParentNode): boolean {
  const field = within.querySelector<HTMLInputElement>('input:invalid');
  if (!field) return false;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
  announce(field.validationMessage);
  return true;
}
