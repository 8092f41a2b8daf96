import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CartItem, RemovedItem } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { callCart } from '../../lib/cart/cart-client';
import { cartQuery } from '../../lib/cart/cart.query';
import { lineTitle } from '../../lib/format/line-title';
import { announce } from '../../lib/accessibility/announce';
import { useShop, useTexts } from '../../lib/shop/texts';
import { useCartChangeWithToast } from './use-cart-change-with-toast';

/** The line that was removed last in this visit, where it stood, and by how much that made the cart cheaper, net. */
export type RemovedLine = { readonly item: CartItem; readonly at: number; readonly cheaperBy: number };
type Taken = Pick<RemovedLine, 'item' | 'at'>;

export const titleOf = ({ name, note }: RemovedItem): string => lineTitle(name, note.product?.data);

/** Taking lines out of the cart and bringing them back. Both are announced; who shows the lines moves the focus. */
export function useRemoval() {
  const { id: shopId } = useShop();
  const texts = useTexts('removedLines');
  const [gone, setGone] = useState<RemovedLine | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const queries = useQueryClient();
  const net = () => queries.getQueryData(cartQuery.queryKey)?.data.netAfterDiscount ?? 0;
  const taking = useCartChangeWithToast<Taken>(({ cartId }, changeId, { item }) =>
    callCart('deleteItem', { shopId, cartId, line: item.line, lineConfiguration: item.configurationId }, { changeId }),
  );
  const returning = useCartChangeWithToast<RemovedItem>(({ cartId }, changeId, { line }) =>
    callCart('polozkyObchDokladu', { shopId, cartId, lines: [{ line, remove: false }] }, { changeId }),
  );
  return {
    gone,
    returned,
    isLeaving: ({ line }: CartItem) => taking.isPending && taking.variables?.item.line === line,
    remove: (item: CartItem, at: number) => {
      const before = net();
      taking.mutate({ item, at }, () => {
        setGone({ item, at, cheaperBy: before - net() });
        setReturned(null);
        announce(fillIn(texts.removed, { name: titleOf(item) }));
      });
    },
    bringBack: (item: RemovedItem) =>
      returning.mutate(item, () => {
        setGone((last) => (last?.item.line === item.line ? null : last));
        setReturned(item.line);
        announce(fillIn(texts.returned, { name: titleOf(item) }));
      }),
  };
}

export type Removal = ReturnType<typeof useRemoval>;
