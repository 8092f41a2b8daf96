import type { Cart } from '@fenestra/contracts/wire/cart';
import { notify } from '../../lib/accessibility/announce';
import { refusalOf } from '../../lib/network/request';
import { useTexts } from '../../lib/shop/texts';
import { useCartChange } from '../../lib/cart/use-cart';

/** A change of the cart whose failure is shown as a toast (better than CART-35): the shop's reason, or that it was not saved. */
export function useCartChangeWithToast<Input = void>(call: Parameters<typeof useCartChange<Input>>[0]) {
  const { changeFailed } = useTexts('cart');
  const { isPending, isSuccess, isError, variables, mutate } = useCartChange(call);
  const showToast = (failure: unknown) => notify(refusalOf(failure) || changeFailed);
  return {
    isPending,
    isDone: isSuccess || isError,
    variables,
    mutate: (input: Input, onSuccess?: (cart: Cart) => void) =>
      mutate(input, { onError: showToast, ...(onSuccess && { onSuccess }) }),
  };
}
