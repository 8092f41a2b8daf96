import { randomUUID } from 'node:crypto';
import type { CartChange, CartLine } from '@fenestra/contracts/http/cart';
import { withRoom } from '@fenestra/domain/configuration/room';
import { maxQuantity, soldQuantity } from '@fenestra/domain/ordering/quantity-limits';
import { accept, refuse, type Result } from '@fenestra/domain/result';

type Lines = readonly CartLine[];
type WithoutId<L> = L extends CartLine ? Omit<L, 'line'> : never;
export type NewLine = WithoutId<CartLine>;

/** The lines with one more: pieces of the same stock product or accessory at the same price join the line that is there. */
export function withLine(lines: Lines, added: NewLine): Result<Lines, 'quantity-refused'> {
  const sameLine = lines.find((line) => isSame(line, added));
  const quantity = (sameLine?.quantity ?? 0) + added.quantity;
  if (quantity > maxQuantity) return tooMany(added);
  if (sameLine) return accept(lines.map((line) => (line === sameLine ? withSold(line, quantity) : line)));
  return accept([...lines, { line: randomUUID(), ...added }]);
}

/** The unit says whether pieces or metres are too many. */
const tooMany = (line: NewLine) =>
  refuse('quantity-refused', { most: maxQuantity, unit: line.kind === 'accessory' ? line.unit : 'piece' });

/** A line in the place of another, as many pieces as of that (ACC-26, OPEN-Q-42). */
export function withReplaced(lines: Lines, id: string, by: NewLine): Result<Lines, 'line-unknown'> {
  if (!lines.some(({ line }) => line === id)) return refuse('line-unknown');
  return accept(lines.map((old) => (old.line === id ? { ...by, line: randomUUID(), quantity: old.quantity } : old)));
}

/** So many of a line, if it is what the caller takes it for; an accessory may change its dimension with that. */
export function withQuantity(
  lines: Lines,
  { line: id, quantity, item, dimension }: Extract<CartChange, { kind: 'quantity' }>,
): Result<Lines, 'line-unknown' | 'quantity-refused'> {
  const changed = lines.find(({ line }) => line === id);
  if (!changed || (item !== undefined && item !== id && item !== itemOf(changed))) return refuse('line-unknown');
  if (quantity > maxQuantity) return tooMany(changed);
  const next = withSold(changed, quantity);
  const resized = next.kind === 'accessory' && dimension !== undefined ? withDimension(next, dimension) : next;
  return accept(lines.map((line) => (line === changed ? resized : line)));
}

const withSold = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity: soldQuantity(quantity, line.kind === 'accessory' ? line.unit : 'piece'),
});

function withDimension({ dimension: _, ...line }: Accessory, dimension: string | null): Accessory {
  return dimension === null ? line : { ...line, dimension };
}

/** What a line sells, as the wire names it: polozkaID. */
function itemOf(line: CartLine): string {
  if (line.kind === 'configured') return line.offer.configuration.product;
  return String(line.kind === 'stock' ? line.product.product : line.accessory);
}

/** A configured line with another label; what was offered stays as it was. */
export function withLabel(lines: Lines, id: string, room: string | null): Result<Lines, 'line-unknown'> {
  if (!lines.some(({ line, kind }) => line === id && kind === 'configured')) return refuse('line-unknown');
  return accept(
    lines.map((line) => (line.line === id && line.kind === 'configured' ? withRoomLabel(line, room) : line)),
  );
}

type Configured = Extract<CartLine, { kind: 'configured' }>;
type Accessory = Extract<CartLine, { kind: 'accessory' }>;

const withRoomLabel = (line: Configured, room: string | null): Configured => ({
  ...line,
  offer: { ...line.offer, configuration: withRoom(line.offer.configuration, room) },
});

/** Pieces of each stock product, by product id. */
export function stockQuantities(lines: Lines): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines)
    if (line.kind === 'stock')
      pieces.set(line.product.product, (pieces.get(line.product.product) ?? 0) + line.quantity);
  return pieces;
}

/** What was made to the size of a product may differ between two of the same price. */
const haveNoAccessories = (...lines: readonly { readonly accessories?: object | undefined }[]): boolean =>
  lines.every(({ accessories }) => accessories === undefined);

export function isSame(line: CartLine, added: NewLine): boolean {
  if (line.kind === 'stock' && added.kind === 'stock')
    return line.product.product === added.product.product && line.net === added.net && haveNoAccessories(line, added);
  if (line.kind === 'accessory' && added.kind === 'accessory')
    return (
      line.accessory === added.accessory &&
      line.unit === added.unit &&
      line.dimension === added.dimension &&
      line.net === added.net
    );
  return false;
}
