import { orderFields } from '@fenestra/contracts/wire/order-fields';

const pathOfWire = new Map(Object.entries<string>(orderFields).map(([path, field]) => [field, path]));

/** The server's texts for wrong fields, by the paths of this form. */
export const byPath = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [pathOfWire.get(field) ?? field, text]));
