import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cart, services, transits } from '@fenestra/contracts/wire/cart';
import { mayHaveComfortDelivery } from '@fenestra/domain/ordering/cart-services';
import { dayIn } from '@fenestra/domain/shop/day';
import { latestDelivery } from '@fenestra/domain/shop/working-days';
import { dayText } from '@fenestra/i18n/day-text';
import buttons from '../../../components/button.module.css';
import list from '../../../components/option-list.module.css';
import { OptionRow } from '../../../components/option-row';
import { Price } from '../../../components/price';
import { Section } from '../../../components/section';
import { callCart } from '../../../lib/cart-client';
import { useShop, useTexts } from '../../../lib/texts';
import { Service } from '../service-rows';
import { useCartChangeWithToast } from '../use-cart-change-with-toast';
import { forgetPlace, rememberPlace, usePlace } from '../postcode/chosen-place';
import { PostcodeDialog } from '../postcode/postcode-dialog';
import { shownPostcode, type PostcodeEntry } from '../postcode/search-places';

/** Pickup or delivery; choosing delivery opens the postcode search (DELIV-01 to DELIV-07). */
export function DeliveryOptions({ cart }: { cart: Cart }) {
  const texts = useTexts('checkout');
  const { withoutVat } = useTexts('shell');
  const place = usePlace();
  const { isPending, choosePickup, choosePlace, isServed } = useDelivery(cart);
  const [searching, setSearching] = useState(false);
  const { delivery, sums, stockOnly } = cart.data;
  const time = useLatestDelivery(stockOnly);
  const home = delivery?.kind === 'delivery';
  return (
    <Section title={texts.delivery}>
      <div className={list.options} role="radiogroup" aria-label={texts.delivery} aria-busy={isPending}>
        <OptionRow
          name="delivery"
          checked={home}
          title={texts.home.title}
          price={home ? sums.delivery > 0 ? <Price minor={sums.delivery} /> : texts.free : texts.afterPostcode}
          priceNote={home && sums.delivery > 0 && withoutVat}
          onChoose={() => setSearching(true)}
        >
          {home && place ? (
            <>
              {place.name} ·{' '}
              <button type="button" className={buttons.link} onClick={() => setSearching(true)}>
                {texts.home.change}
              </button>
            </>
          ) : (
            texts.home.text
          )}
          <br />
          {time}
        </OptionRow>
        <OptionRow
          name="delivery"
          checked={delivery?.kind === 'pickup'}
          title={texts.pickup.title}
          price={texts.free}
          onChoose={choosePickup}
        >
          {texts.pickup.text}
          <br />
          {time}
        </OptionRow>
      </div>
      <Comfort cart={cart} />
      {searching && (
        <PostcodeDialog
          isServed={isServed}
          onClose={() => setSearching(false)}
          onPickup={() => {
            setSearching(false);
            choosePickup();
          }}
          onChoose={(entry) => {
            setSearching(false);
            choosePlace(entry);
          }}
        />
      )}
    </Section>
  );
}

/** The last day on which the goods arrive when they are ordered now, in words. */
function useLatestDelivery(stockOnly: boolean): string {
  const { stockTime, madeTime } = useTexts('checkout');
  const shop = useShop();
  const day = dayText(latestDelivery({ stockOnly }, dayIn(shop, new Date()), shop), shop);
  return stockOnly ? stockTime(day) : madeTime(day);
}

function useDelivery(cart: Cart) {
  const shop = useShop();
  const { data: regions } = useQuery({
    queryKey: ['regions', shop.id],
    staleTime: Infinity,
    queryFn: () => callCart('getRegionList', { shopId: shop.id, cartId: cart.cartId }),
  });
  const { isPending, mutate } = useCartChangeWithToast(({ cartId }, changeId, region: number | null) =>
    callCart(
      'setTransit',
      { shopId: shop.id, cartId, region, transit: region === null ? transits.pickup : transits.delivery },
      { changeId },
    ),
  );
  // OPEN-Q-62: the area of the postcode is the code of the region.
  const regionOf = ({ code }: PostcodeEntry) => regions?.items.find((region) => region.code === code)?.region;
  return {
    isPending,
    isServed: (entry: PostcodeEntry) => regionOf(entry) !== undefined,
    choosePickup: () => {
      forgetPlace();
      mutate(null);
    },
    choosePlace: (entry: PostcodeEntry) => {
      const region = regionOf(entry);
      if (region === undefined) return;
      const name = `${shownPostcode(entry.postcode, shop.postcode.spaced)} ${entry.place}`;
      rememberPlace({ postcode: entry.postcode, town: entry.place, name });
      mutate(region);
    },
  };
}

/** Comfort delivery goes with home delivery (SERV-09). */
function Comfort({ cart }: { cart: Cart }) {
  const texts = useTexts('cart');
  const { code } = useShop();
  const { delivery, comfortDelivery, comfortPrice } = cart.data;
  const serviced = { lines: [], technicalControl: false, comfortDelivery, delivery };
  if (!mayHaveComfortDelivery(code, serviced)) return null;
  return (
    <Service
      id={services.comfortDelivery}
      on={comfortDelivery}
      title={texts.comfort.name}
      text={texts.comfort.text}
      price={<Price minor={comfortPrice} />}
    />
  );
}
