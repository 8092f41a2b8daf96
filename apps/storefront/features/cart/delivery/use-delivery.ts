import { useQuery } from '@tanstack/react-query';
import { type Cart, transits } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../../lib/cart/cart-client';
import { shownPostcode } from '@fenestra/i18n/shown-postcode';
import { useShop } from '../../../lib/shop/texts';
import { useIsPainted } from '../../../lib/loading/use-is-painted';
import { clearPlace, storePlace } from '../postcode/chosen-place';
import type { Region } from '../postcode/region-dialog';
import type { PostcodeEntry } from '../postcode/postcode-entry';
import { useCartChangeWithToast } from '../use-cart-change-with-toast';
import { regionsQuery } from './regions.query';
import { transitsQuery } from './transits.query';

type Destination = { readonly region: number; readonly postcode?: string };

/** Where this cart goes, and what that costs by region. */
export function useDelivery(cart: Cart) {
  const shop = useShop();
  const isPainted = useIsPainted(); // lists that are chosen from later leave the line to what is seen first
  const { data: regions } = useQuery({ ...regionsQuery(shop.id, cart), enabled: isPainted });
  const { data: offered } = useQuery({ ...transitsQuery(shop.id, cart.cartId), enabled: isPainted });
  const { isPending, mutate } = useCartChangeWithToast(({ cartId }, changeId, to: Destination | null) =>
    callCart(
      'setTransit',
      { shopId: shop.id, cartId, region: null, transit: to ? transits.delivery : transits.pickup, ...to },
      { changeId },
    ),
  );
  const chooseAt = (postcode: string, town: string, region: number) => {
    const name = `${shownPostcode(postcode, shop.postcode.spaced)} ${town}`.trim();
    storePlace({ region, postcode, town, name });
    mutate({ region, postcode });
  };
  // OPEN-Q-62: the area of the postcode is the code of the region.
  const regionOf = ({ code }: PostcodeEntry) => regions?.items.find((region) => region.code === code);
  return {
    isPending,
    /** Both, until the shop has said what it offers (CART-15). */
    isOffered: (kind: keyof typeof transits) => offered?.items.some((transit) => transit.kind === kind) ?? true,
    regions: regions?.items ?? [],
    regionOf,
    choosePickup: () => {
      clearPlace();
      mutate(null);
    },
    choosePlace: (entry: PostcodeEntry) => {
      const region = regionOf(entry);
      if (region) chooseAt(entry.postcode, entry.place, region.region);
    },
    /** A postcode (digits) that is in no list, with its region of `unlistedRegion`; the shop decides on it. */
    chooseUnlisted: (postcode: string, { region }: Region) => chooseAt(postcode, '', region),
    chooseRegion: ({ region, name }: Region) => {
      storePlace({ region, postcode: '', town: '', name });
      mutate({ region });
    },
  };
}
