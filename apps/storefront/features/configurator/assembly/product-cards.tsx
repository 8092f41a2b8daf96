import { Fragment, useId } from 'react';
import { defaultsOf } from '@fenestra/domain/configuration/new-configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { isEqual } from '@fenestra/domain/is-equal';
import { Drawing } from '../../../components/drawing';
import { DisplayedDifference } from '../../../components/displayed-price';
import radio from '../../../components/radio.module.css';
import { thousands } from '../../../lib/format/numbers';
import { pictureOf } from '../../../lib/drawing/picture';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { PriceToCome } from '../choice/option-price';
import { RadioOption } from '../choice/radio-option';
import refusedHere from '../choice/choice-refusal.module.css';
import { RefusalNote, type Refused } from '../frame/refusal-note';
import { useReason } from '../frame/refusal-text';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import type { Offer } from './use-offers';
import styles from './add-element.module.css';

type Props = {
  offers: readonly Offer[];
  chosen: string | null;
  /** What was pressed and cannot be added as it is. */
  refused: Refused | null;
  onChoose: (offer: Offer) => void;
  onRepaired: () => void;
};

/** What can be joined, with the widths that it is made in and what it adds to the price, or why it cannot stand there. */
export function ProductCards({ offers, chosen, refused, onChoose, onRepaired }: Props) {
  const name = useId();
  return (
    <div className={styles.cards}>
      {offers.map((offer) => (
        <Fragment key={offer.code}>
          <RadioOption
            className={offer.refusal ? `${styles.card} ${styles.blocked}` : styles.card}
            name={name}
            checked={offer.code === chosen}
            refusal={offer.refusal && offer.refusal.code}
            onChoose={() => onChoose(offer)}
          >
            <Card offer={offer} />
          </RadioOption>
          {refused && isEqual(refused.wanted, offer.change) && (
            <div className={refusedHere.refused} data-refused>
              <RefusalNote {...refused} within onRepaired={onRepaired} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Card({ offer: { product, difference, priced, refusal } }: { offer: Offer }) {
  const texts = useTexts('assembly');
  const reason = useReason();
  const catalogue = useLoadedCatalogue();
  const nameOf = useName();
  const { shown } = useConfiguration();
  const sample = defaultsOf(product, catalogue, shown.profile);
  const [min, max] = product.width;
  return (
    <>
      <span className={radio.mark} />
      <span className={styles.cardPicture}>
        <Drawing scene={pictureOf(sample, drawingFactsOf(sample, catalogue), 64)} />
      </span>
      <span>
        {nameOf(product)}
        <small>{refusal ? reason(refusal) : texts.allWidths(thousands(min), thousands(max))}</small>
        <b>{difference !== null ? <DisplayedDifference net={difference} /> : !priced && <PriceToCome />}</b>
      </span>
    </>
  );
}
