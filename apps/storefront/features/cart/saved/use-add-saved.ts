import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedCalls } from '@fenestra/contracts/wire/saved-calls';
import { putSavedIntoCart } from '../../../lib/put-saved-into-cart';
import { callerOf } from '../../../lib/rest-client';
import { speak } from '../../../lib/speak';
import { useTexts } from '../../../lib/texts';

/** Opens a saved offer and puts it into the cart. */
export function useAddSaved(onAdded: () => void) {
  const { added } = useTexts('saved');
  const queries = useQueryClient();
  return useMutation({
    meta: { ownMessage: true },
    mutationFn: async (savedId: string) =>
      putSavedIntoCart(await callerOf(savedCalls)('readSaved', { params: { id: savedId }, query: {} })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['cart'] });
      speak(added);
      onAdded();
    },
  });
}
