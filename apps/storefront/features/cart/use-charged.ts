import type { Cart } from '@fenestra/contracts/wire/cart';
import { taxesCharged } from '@fenestra/domain/pricing/vat';
import { useShop } from '../../lib/shop/texts';
import { useChosenPayment } from './checkout/chosen-payment';

/** Minor units. */
type Charged = {
  /** What the way to pay takes off the gross price (PAY-11); 0 where it takes nothing. */
  readonly saving: number;
  readonly total: number;
  readonly net: number;
  readonly vat: number;
};

/**
 * What an order of the cart would charge as it is to be paid, and the taxes of that, as recap and papers say it (OPEN-Q-66). What this
 * visitor chose says nothing of the cart of another.
 */
export function useCharged(cart: Cart, ofAnother = false): Charged {
  const { currency } = useShop();
  const option = useChosenPayment(cart);
  const saving = ofAnother || !option ? 0 : option.saving;
  const total = cart.data.gross - saving;
  return { saving, total, ...taxesCharged({ ...cart.data, total, currency }) };
}
