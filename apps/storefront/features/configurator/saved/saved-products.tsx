import type { ReactNode } from 'react';
import type { Product } from '@fenestra/contracts/wire/product';
import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { BreakdownButton } from '../../../components/breakdown/breakdown';
import { buttonClass } from '../../../components/button';
import { LinePicture } from '../../../components/line-picture';
import { PlusDelivery } from '../../../components/price-basis';
import { AskAboutOffer } from '../../../components/saving/ask-about-offer';
import { DisplayedPrice, usePriceBasis } from '../../../components/displayed-price';
import { lineTitle } from '../../../lib/format/line-title';
import { documentAddress, savedPath } from '../../../lib/quotes/saved-offers';
import { useTexts } from '../../../lib/shop/texts';
import { hasTwoPrices, netOf } from '../../../components/saving/offer-sums';
import styles from './saved-products.module.css';
import { usePricedElements } from './use-priced-elements';

type Props = { offer: WireQuote; present: Product | null; children: ReactNode };

/** What the link holds, beside what was begun here. */
export function SavedProducts({ offer, present, children }: Props) {
  const texts = useTexts('saved');
  const [first, ...others] = offer.elements;
  return (
    <div className={present ? styles.both : styles.one}>
      {present && (
        <div className={`${styles.card} ${styles.present}`}>
          <LinePicture className={styles.picture} address={present.picture.split('?')[0]!} width={160} />
          <div>
            <p className={styles.caption}>{texts.inProgress}</p>
            <p className={styles.name}>{lineTitle(present.product.data.name, present)}</p>
          </div>
        </div>
      )}
      <div className={styles.card}>
        <LinePicture className={styles.picture} address={first!.picture} width={160} />
        <div>
          {present && <p className={styles.caption}>{texts.fromLink}</p>}
          <p className={styles.name}>
            {lineTitle(first!.name, first)}
            {others.length > 0 && ` ${texts.andMore(others.length)}`}
          </p>
          {offer.number && <p className={styles.number}>{texts.numbered(offer.number)}</p>}
          {!hasTwoPrices(offer) && <NetPrice offer={offer} name={lineTitle(first!.name, first)} />}
          <p className={styles.validity}>{children}</p>
          <div className={styles.more}>
            <a className={buttonClass({ look: 'text' })} href={documentAddress(offer.savedId)} target="_blank">
              {texts.pdf}
            </a>
            {offer.number && (
              <AskAboutOffer number={offer.number} link={`${location.origin}${savedPath(offer.savedId)}`} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function NetPrice({ offer, name }: { offer: WireQuote; name: string }) {
  const basis = usePriceBasis();
  const priced = usePricedElements(offer.holds ? 'offered' : 'today', offer.elements);
  const { offered, today } = netOf(offer);
  return (
    <div className={styles.net}>
      <DisplayedPrice net={offer.holds ? offered : today} /> {basis}, <PlusDelivery />{' '}
      <BreakdownButton name={name} of={priced} />
    </div>
  );
}
