import type { ReactNode } from 'react';
import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { BreakdownButton } from '../../../components/breakdown/breakdown';
import type { Priced } from '../../../components/breakdown/breakdown-table';
import { Price } from '../../../components/price';
import { PlusDelivery } from '../../../components/price-basis';
import { usePriceBasis, useDisplayedPriceText } from '../../../components/displayed-price';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useBothPrices } from '../../../lib/format/displayed-amounts';
import styles from './offer-prices.module.css';
import { availableElements, netOf } from '../../../components/saving/offer-sums';
import { usePricedElements } from './use-priced-elements';

/** The two prices in ruled cells, each with what it holds for. */
export function OfferPrices({ offer }: { offer: WireQuote }) {
  const shop = useShop();
  const texts = useTexts('saved');
  const price = useDisplayedPriceText();
  const basis = usePriceBasis();
  const { offered, today } = netOf(offer);
  const more = today - offered;
  const ofToday = availableElements(offer);
  return (
    <div className={styles.prices}>
      <Cell title={texts.offeredPrice} net={offered} of={usePricedElements('offered', offer.elements)}>
        <span>{texts.heldUntil(dayInNumbers(offer.validUntil, shop))}</span>
        <span>{texts.onlyAsSaved}</span>
      </Cell>
      <Cell title={texts.todayPrice} net={today} of={usePricedElements('today', ofToday)}>
        <span>
          {ofToday.length < offer.elements.length
            ? texts.withoutGone
            : (more > 0 ? texts.dearer : texts.cheaper)(price(Math.abs(more)), basis)}
        </span>
        <span>{texts.canBeChanged}</span>
      </Cell>
    </div>
  );
}

type CellProps = { title: string; net: number; of: readonly Priced[]; children: ReactNode };

function Cell({ title, net, of, children }: CellProps) {
  const [first, second] = useBothPrices(net);
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.first}>
        <b>
          <Price minor={first.minor} />
        </b>{' '}
        {first.called}
      </p>
      <p className={styles.second}>
        <Price minor={second.minor} /> {second.called}, <PlusDelivery />
      </p>
      <BreakdownButton name={title} of={of} />
      <p className={styles.holds}>{children}</p>
    </div>
  );
}
