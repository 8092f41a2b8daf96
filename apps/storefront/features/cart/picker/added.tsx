import { fillIn } from '@fenestra/i18n/fill-in';
import { quantityText } from '@fenestra/i18n/quantity-text';
import { Note } from '../../../components/note';
import { usePriceBasis, useDisplayedPriceText } from '../../../components/displayed-price';
import { refusalOf } from '../../../lib/network/request';
import { useShop, useTexts } from '../../../lib/shop/texts';
import type { PickedItem, useAddAccessory } from './use-add-accessory';

type Props = { item: PickedItem; adding: ReturnType<typeof useAddAccessory> };

/** That it lies in the cart now and what all accessories cost, or why it does not (PICK-11). */
export function Added({ item: { name, unit }, adding: { data: cart, variables, error } }: Props) {
  const texts = useTexts('picker');
  const units = useTexts('units');
  const shop = useShop();
  const price = useDisplayedPriceText();
  const basis = usePriceBasis();
  return (
    <div role="status">
      {cart && (
        <Note tone="ok">
          <b>{fillIn(texts.added, { quantity: quantityText(variables, unit, units, shop), name })}</b>{' '}
          {fillIn(texts.total, { price: price(cart.data.sums.others), basis })}
        </Note>
      )}
      {error && <Note tone="err">{refusalOf(error) || texts.addFailed}</Note>}
    </div>
  );
}
