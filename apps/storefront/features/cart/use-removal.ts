import { useState } from 'react';
import type { CartItem, RemovedItem } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { callCart } from '../../lib/cart-client';
import { lineTitle } from '../../lib/line-title';
import { speak } from '../../lib/speak';
import { useShop, useTexts } from '../../lib/texts';
import { useCartChangeWithToast } from './use-cart-change-with-toast';

/** The line that was removed last in this visit, and where it stood. */
export type Gone = { readonly item: CartItem; readonly at: number };

export const titleOf = ({ name, note }: RemovedItem): string => lineTitle(name, note.product?.data);

/** Taking lines out of the cart and bringing them back. Both are announced; who shows the lines moves the focus. */
export function useRemoval() {
  const { id: shopId } = useShop();
  const texts = useTexts('removedLines');
  const [gone, setGone] = useState<Gone | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const taking = useCartChangeWithToast<Gone>(({ cartId }, changeId, { item }) =>
    callCart('deleteItem', { shopId, cartId, line: item.line, lineConfiguration: item.configurationId }, { changeId }),
  );
  const returning = useCartChangeWithToast<RemovedItem>(({ cartId }, changeId, { line }) =>
    callCart('polozkyObchDokladu', { shopId, cartId, lines: [{ line, remove: false }] }, { changeId }),
  );
  return {
    gone,
    returned,
    isLeaving: ({ line }: CartItem) => taking.isPending && taking.variables?.item.line === line,
    remove: (item: CartItem, at: number) =>
      taking.mutate({ item, at }, () => {
        setGone({ item, at });
        setReturned(null);
        speak(fillIn(texts.removed, { name: titleOf(item) }));
      }),
    bringBack: (item: RemovedItem) =>
      returning.mutate(item, () => {
        setGone((last) => (last?.item.line === item.line ? null : last));
        setReturned(item.line);
        speak(fillIn(texts.returned, { name: titleOf(item) }));
      }),
  };
}

export type Removal = ReturnType<typeof useRemoval>;
