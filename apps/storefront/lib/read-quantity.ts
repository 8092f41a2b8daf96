import type { Unit } from '@fenestra/domain/catalogue/accessory-item';
import { soldQuantity } from '@fenestra/domain/ordering/pieces';

/** What was typed as a quantity: a comma is a decimal point (CART-32); null for what is no number. */
export function readQuantity(text: string, unit?: Unit): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  const typed = Number(plain);
  return plain === '' || !Number.isFinite(typed) ? null : soldQuantity(typed, unit);
}
