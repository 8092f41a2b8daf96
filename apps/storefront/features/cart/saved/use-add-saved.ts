import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quoteCalls, type WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { partOfTexts } from '@fenestra/i18n/texts/text-parts';
import { useRef, useState } from 'react';
import { isAsSaved } from '../../../components/saving/offer-sums';
import { cartQuery } from '../../../lib/cart/cart.query';
import { loadTexts } from '../../../lib/loading/load-texts';
import { putSavedIntoCart } from '../../../lib/cart/put-saved-into-cart';
import { callerOf } from '../../../lib/network/rest-client';
import { announce } from '../../../lib/accessibility/announce';
import { useTexts } from '../../../lib/shop/texts';

/** A second try goes on with what the first one opened: it is put into the cart once. */
type Opened = { readonly offer: WireQuote; readonly changeId: string };

/** Opens a saved offer and puts it into the cart; one that is not bought as it was saved is shown first, as `asked`. */
export function useAddSaved(onAdded: () => void) {
  const { added } = useTexts('saved');
  const queries = useQueryClient();
  const opened = useRef(new Map<string, Opened>());
  const [asked, ask] = useState<WireQuote | null>(null);
  const open = async (savedId: string): Promise<Opened> => {
    const offer = await callerOf(quoteCalls)('readSaved', { params: { id: savedId }, query: {} });
    return { offer, changeId: crypto.randomUUID() };
  };
  const adding = useMutation({
    meta: { ownMessage: true },
    networkMode: 'always', // without a connection the shopper is told, and decides when to try again
    mutationFn: async (savedId: string) => {
      const { offer, changeId } = opened.current.get(savedId) ?? (await open(savedId));
      opened.current.set(savedId, { offer, changeId });
      if (!isAsSaved(offer) && offer !== asked) {
        await loadTexts(partOfTexts.parts); // all of it is told at once
        return offer;
      }
      await putSavedIntoCart(offer, changeId);
      return null;
    },
    onSuccess: async (unsure) => {
      ask(unsure);
      if (unsure) return;
      await queries.invalidateQueries(cartQuery);
      announce(added);
      onAdded();
    },
  });
  return { ...adding, asked };
}
