import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { orderFields } from '@fenestra/contracts/wire/order-fields';
import type { OrderForm } from './order-form';

/** Texts of the server by the names of fields on the wire. */
export type WrongFields = Readonly<Record<string, string>>;

const pathOfWire = new Map(Object.entries<string>(orderFields).map(([path, field]) => [field, path]));

/** The same by the paths of the form. */
export const byPath = (fields: WrongFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [pathOfWire.get(field) ?? field, text]));

/** Shows what the server refuses of fields that the rules of the page find right. */
export function showWrongFields({ setError }: Pick<UseFormReturn<OrderForm>, 'setError'>, fields: WrongFields): void {
  for (const [path, message] of Object.entries(byPath(fields)))
    setError(path as FieldPath<OrderForm>, { type: 'server', message });
}
