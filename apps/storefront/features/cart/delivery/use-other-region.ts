import type { Cart } from '@fenestra/contracts/wire/cart';
import { parsePostcode } from '@fenestra/domain/ordering/contact';
import { isInArea } from '@fenestra/domain/ordering/postcode-areas';
import { useShop } from '../../../lib/shop/texts';
import { usePostcodes } from '../postcode/use-postcodes';
import { unlistedRegion } from '../postcode/unlisted-region';
import { useDelivery } from './use-delivery';

/**
 * What a delivery to a typed postcode costs where the cart is reckoned for a region of another price, and how to have it reckoned for that
 * one. A cheaper region would be refused (decision 91), a more expensive one would be paid for nothing. For a postcode in no list the result is not
 * null where the price is the same, as the shop calls.
 */
export function useOtherRegion(cart: Cart, { postcode, city }: { postcode: string; city: string }) {
  const digits = parsePostcode(postcode, useShop().code);
  const { data = [] } = usePostcodes(digits !== null);
  const { regions, regionOf, choosePlace, chooseUnlisted } = useDelivery(cart);
  const { code } = useShop();
  const { delivery } = cart.data;
  if (delivery?.kind !== 'delivery' || data.length === 0 || digits === null || !isInArea(digits, code)) return null;
  const chosen = regions.find(({ region }) => region === delivery.region)?.price;
  if (!data.some(({ postcode: listed }) => listed === digits)) {
    const likely = unlistedRegion(digits, data, regionOf);
    if (likely?.price === undefined || chosen === undefined) return null;
    const { price } = likely;
    return { price, chosen, isUnlisted: true, choose: () => chooseUnlisted(digits, likely) };
  }
  const there = data.flatMap((entry) => {
    const price = entry.postcode === digits ? regionOf(entry)?.price : undefined;
    return price === undefined ? [] : [{ entry, price }];
  });
  if (chosen === undefined || there.some(({ price }) => price === chosen)) return null;
  const own = there.find(({ entry }) => entry.place === city) ?? there.toSorted((a, b) => a.price - b.price)[0];
  return own ? { price: own.price, chosen, isUnlisted: false, choose: () => choosePlace(own.entry) } : null;
}
