import type { SavedOffer } from '@fenestra/contracts/wire/rest-calls';
import { dayText } from '@fenestra/i18n/day-text';
import { Price, usePriceText } from '../../../components/price';
import { useShop, useTexts } from '../../../lib/texts';
import { useVat } from '../../../lib/vat';
import styles from './offer-prices.module.css';
import { netOf } from './offer-sums';

/** The two prices in ruled cells, each with what it holds for. */
export function OfferPrices({ offer }: { offer: SavedOffer }) {
  const shop = useShop();
  const texts = useTexts('saved');
  const price = usePriceText();
  const { offered, today } = netOf(offer);
  const more = today - offered;
  return (
    <div className={styles.prices}>
      <Cell title={texts.offeredPrice} net={offered}>
        <span>{texts.heldUntil(dayText(offer.validUntil, shop))}</span>
        <span>{texts.onlyAsSaved}</span>
      </Cell>
      <Cell title={texts.todayPrice} net={today}>
        <span>{(more > 0 ? texts.dearer : texts.cheaper)(price(Math.abs(more)))}</span>
        <span>{texts.canBeChanged}</span>
      </Cell>
    </div>
  );
}

function Cell({ title, net, children }: { title: string; net: number; children: React.ReactNode }) {
  const { withoutVat, withVat } = useTexts('shell');
  const { gross } = useVat(net);
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.net}>
        <b>
          <Price minor={net} />
        </b>{' '}
        {withoutVat}
      </p>
      <p className={styles.gross}>
        <Price minor={gross} /> {withVat}
      </p>
      <p className={styles.holds}>{children}</p>
    </div>
  );
}
