import { speak } from './speak';

/** Goes to the first wrong field within, also in a fold that is closed, and says again what is wrong. Gives whether there is one. */
export function showFirstWrong(within: ParentNode): boolean {
  const field = within.querySelector<HTMLInputElement>('input:invalid');
  if (!field) return false;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.focus();
  speak(field.validationMessage);
  return true;
}
