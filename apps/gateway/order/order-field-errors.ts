import { orderFields } from '@fenestra/contracts/wire/order-fields';
import type { Refused } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { fillIn } from '@fenestra/i18n/fill-in';
import { textsOf } from '@fenestra/i18n/texts-of';

/** Where each field of the order data is on the wire, by its path in the orders service's words: what is typed and what it says of money. */
const wireFields: Readonly<Record<string, string>> = { ...orderFields, deposit: 'zaloha', payment: 'platbaID' };

type FieldErrors = Readonly<Record<string, string>>;

/** The wrong fields of a refused form, with a text for each; nothing for other refusals. A letter names its fields as the wire does. */
export function fieldErrors(shop: Shop, { reason, details = {} }: Refused<string>): Record<string, string> | undefined {
  const { fields, letter: wireErrors = toWireFields(fields) } = details as {
    fields?: FieldErrors;
    letter?: FieldErrors;
  };
  if (reason !== 'order-data-refused' || !wireErrors) return undefined;
  const texts: Readonly<Record<string, string | undefined>> & { invalid: string } = textsOf(shop).errors.fields;
  const values = { digits: shop.postcode.digits };
  return Object.fromEntries(
    Object.entries(wireErrors).map(([field, code]) => [field, fillIn(texts[code] ?? texts.invalid, values)]),
  );
}

const toWireFields = (errors: FieldErrors | undefined): FieldErrors | undefined =>
  errors && Object.fromEntries(Object.entries(errors).map(([field, code]) => [wireFields[field] ?? field, code]));

/** What the contract of the orders service cannot hold, as faults of the form: texts that are too long. */
export function tooLongErrors(at: readonly string[]): Record<string, string> {
  return Object.fromEntries(at.map((path) => [path.replace(/^data\./, ''), 'too-long']));
}
