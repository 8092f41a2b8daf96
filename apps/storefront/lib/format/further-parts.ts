import type { CartItem } from '@fenestra/contracts/wire/cart';
import { withoutTitle } from '@fenestra/i18n/accessory-words';
import type { Texts } from '@fenestra/i18n/texts/texts';

export type Row = readonly [name: string, value: string | null];
type Data = NonNullable<CartItem['note']['product']>['data'];

/** What a product has besides its frame and glass: handle, lock, threshold, and each kind of sill, blind, net and bars in one row. */
export function furtherParts(data: Data, { parameters }: Pick<Texts['cart'], 'parameters'>): Row[] {
  return [
    [parameters.handle, data.handleName],
    [parameters.lock, data.lockName ?? null],
    [parameters.threshold, data.thresholdName ?? null],
    ...accessoryRows(data),
  ];
}

/** A row for each kind: elements of an assembly may have different ones. */
function accessoryRows({ accessories }: Data): Row[] {
  const names = new Set(accessories.map(({ name }) => name));
  return [...names].map((name) => {
    const own = accessories.filter((one) => one.name === name).map(({ priceName }) => priceName);
    return [name, [...new Set(own)].join('; ')];
  });
}

/** Rows that say something, none of which says its name twice. */
export const told = (rows: readonly Row[]): [name: string, value: string][] =>
  rows.flatMap(([name, value]) => (value ? [[name, withoutTitle(value, name)]] : []));
