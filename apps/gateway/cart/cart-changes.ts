import type { addLines, CartChange } from '@fenestra/contracts/http/cart';
import { services } from '@fenestra/contracts/wire/cart';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { isOpaqueId, isUuid } from '../opaque-id';
import type { z } from 'zod/mini';

type Item = z.input<(typeof addLines)['body']>['items'][number]['item'];
type ItemInput = { product: string; kind: string; dimension?: string | null | undefined };
export type LineChangeInput = {
  line: string;
  remove?: boolean | undefined;
  todaysPrice?: true | undefined;
  room?: string | null | undefined;
  quantity?: number | undefined;
  item?: string | null | undefined;
  dimension?: string | null | undefined;
};

/** What addItemToCart names (OPEN-Q-51). */
export function parseItem({
  product,
  kind,
  dimension,
}: ItemInput): Result<Item, 'configuration-unknown' | 'item-unknown'> {
  const number = /^\d{1,9}$/.test(product) ? Number(product) : undefined;
  switch (kind) {
    case 'vyrobek':
      if (!isOpaqueId(product)) return refuse('configuration-unknown');
      return accept({ kind: 'configured', configurationId: product });
    case 'sklad':
      return number === undefined ? refuse('item-unknown') : accept({ kind: 'stock', product: number });
    case 'prislusenstvi':
      if (number === undefined) return refuse('item-unknown');
      return accept({ kind: 'accessory', accessory: number, dimension: dimension ?? undefined });
    default:
      return refuse('item-unknown');
  }
}

/** The changed lines of polozkyObchDokladu, all or none. */
export function parseLineChanges(
  lines: readonly LineChangeInput[],
): Result<CartChange[], 'line-unknown' | 'quantity-refused'> {
  if (!lines.every(({ line }) => isUuid(line))) return refuse('line-unknown');
  const changes = lines.flatMap(({ line, remove, room, todaysPrice, quantity, item, dimension }): CartChange[] => {
    if (remove !== undefined) return [{ kind: remove ? 'remove' : 'return', line }];
    if (room !== undefined) return [{ kind: 'room', line, room }];
    if (todaysPrice) return [{ kind: 'price', line }];
    return quantity === undefined ? [] : [{ kind: 'quantity', line, quantity, item: item ?? undefined, dimension }];
  });
  const areQuantitiesValid = changes.every((change) => change.kind !== 'quantity' || isValidQuantity(change.quantity));
  return areQuantitiesValid ? accept(changes) : refuse('quantity-refused');
}

/** The least is one, also of a metre; how much of it is sold the cart knows (CART-31). */
export const isValidQuantity = (quantity: number): boolean => quantity >= 1;

export function serviceChange(service: number, wanted: boolean): Result<CartChange, 'service-refused'> {
  switch (service) {
    case services.technicalControl:
      return accept({ kind: 'service', service: 'technical-control', wanted });
    case services.comfortDelivery:
      return accept({ kind: 'service', service: 'comfort-delivery', wanted });
    case services.childGuard:
      return accept({ kind: 'service', service: 'child-guard', wanted });
    default:
      return refuse('service-refused');
  }
}
