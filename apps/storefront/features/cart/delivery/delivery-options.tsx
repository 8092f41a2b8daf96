import { useState } from 'react';
import { type Cart, services } from '@fenestra/contracts/wire/cart';
import { mayHaveComfortDelivery } from '@fenestra/domain/ordering/cart-services';
import { orderKindOf } from '@fenestra/domain/ordering/order';
import buttons from '../../../components/button.module.css';
import list from '../../../components/option-list.module.css';
import { OptionRow } from '../../../components/option-row';
import { Price } from '../../../components/price';
import { DisplayedPrice, usePriceBasis } from '../../../components/displayed-price';
import { Section } from '../../../components/section';
import { useDisplayedParts } from '../../../lib/format/displayed-amounts';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { headings } from '../headings';
import { Service } from '../service-rows';
import { usePlaceOf } from '../postcode/chosen-place';
import { PostcodeDialog } from '../postcode/postcode-dialog';
import { useDelivery } from './use-delivery';
import { useLatestDelivery } from './use-latest-delivery';

/** Pickup or delivery; choosing delivery opens the postcode search (DELIV-01 to DELIV-07). */
export function DeliveryOptions({ cart }: { cart: Cart }) {
  const texts = useTexts('checkout');
  const { deliveryUnpriced } = useTexts('cart');
  const basis = usePriceBasis();
  const place = usePlaceOf(cart);
  const { isPending, choosePickup, choosePlace, chooseUnlisted, chooseRegion, isOffered, regions, regionOf } =
    useDelivery(cart);
  const [searching, setSearching] = useState(false);
  const { delivery, sums } = cart.data;
  const shown = useDisplayedParts(cart.data);
  const time = useDeliveryTime(cart);
  const home = delivery?.kind === 'delivery';
  const where = home && (place ?? regions.find(({ region }) => region === delivery.region))?.name;
  return (
    <Section title={texts.delivery} anchor={headings.delivery}>
      <div className={list.options} role="radiogroup" aria-label={texts.delivery} aria-busy={isPending}>
        {isOffered('delivery') && (
          <OptionRow
            name="delivery"
            checked={home}
            title={texts.home.title}
            price={home ? sums.delivery > 0 ? <Price minor={shown.delivery} /> : deliveryUnpriced : texts.afterPostcode}
            priceNote={home && sums.delivery > 0 && basis}
            onChoose={() => setSearching(true)}
          >
            {where ? (
              <>
                {where} ·{' '}
                <button type="button" className={buttons.link} onClick={() => setSearching(true)}>
                  {texts.home.change}
                </button>
              </>
            ) : (
              texts.home.text
            )}
            <br />
            {time}
            {home && delivery.notice && (
              <>
                <br />
                {delivery.notice}
              </>
            )}
          </OptionRow>
        )}
        {isOffered('pickup') && (
          <OptionRow
            name="delivery"
            checked={delivery?.kind === 'pickup'}
            title={texts.pickup.title}
            price={texts.free}
            onChoose={choosePickup}
          >
            <PlaceAndHours text={texts.pickup.text} />
            <br />
            {time}
          </OptionRow>
        )}
      </div>
      <Comfort cart={cart} />
      {searching && (
        <PostcodeDialog
          regionOf={regionOf}
          regions={regions}
          onClose={() => setSearching(false)}
          onPickup={() => {
            setSearching(false);
            choosePickup();
          }}
          onChoose={(entry) => {
            setSearching(false);
            choosePlace(entry);
          }}
          onChooseUnlisted={(postcode, region) => {
            setSearching(false);
            chooseUnlisted(postcode, region);
          }}
          onChooseRegion={(region) => {
            setSearching(false);
            chooseRegion(region);
          }}
        />
      )}
    </Section>
  );
}

/** Where it lies ready, and from when to when on one line: browsers end lines after a dash. */
function PlaceAndHours({ text }: { text: string }) {
  const hours = text.lastIndexOf(', ') + 2;
  return (
    <>
      {text.slice(0, hours)}
      <span className="nowrap">{text.slice(hours)}</span>
    </>
  );
}

/** The last day on which the goods arrive when they are ordered now, in words; promised only where the order is binding. */
function useDeliveryTime(cart: Cart): string {
  const { stockTime, madeTime } = useTexts('checkout');
  const day = useLatestDelivery(cart);
  return (cart.data.stockOnly ? stockTime : madeTime)[orderKindOf(cart.data)](day);
}

/** Comfort delivery goes with home delivery (SERV-09). */
function Comfort({ cart }: { cart: Cart }) {
  const texts = useTexts('cart');
  const { code } = useShop();
  const { comfortDelivery, comfortPrice } = cart.data;
  const shown = useDisplayedParts(cart.data);
  const nth = cart.data.services.findIndex(({ service }) => service === services.comfortDelivery);
  if (!mayHaveComfortDelivery(code, cart.data)) return null;
  return (
    <Service
      id={services.comfortDelivery}
      on={comfortDelivery}
      title={texts.comfort.name}
      text={texts.comfort.text}
      price={nth < 0 ? <DisplayedPrice net={comfortPrice} /> : <Price minor={shown.services[nth]!} />}
    />
  );
}
