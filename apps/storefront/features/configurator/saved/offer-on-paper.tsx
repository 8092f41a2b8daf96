import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { Breakdown } from '../../../components/breakdown/breakdown';
import { useContact } from '../../../lib/shop/texts';
import { hasTwoPrices, netOf } from '../../../components/saving/offer-sums';
import styles from './offer-on-paper.module.css';

/** Whose offer it is: the screen says so above the dialog. */
export function Letterhead() {
  const { phone, email } = useContact();
  return (
    <span className={styles.paper}>
      <b>Fenestra</b> · {location.host} · {phone} · {email}
    </span>
  );
}

/** What it comes to with VAT; of two prices each has its own. */
export function TotalsOnPaper({ offer }: { offer: WireQuote }) {
  const { offered, today } = netOf(offer);
  if (hasTwoPrices(offer)) return null;
  return (
    <div className={styles.paper}>
      <Breakdown of={[]} sum={offer.holds ? offered : today} />
    </div>
  );
}
