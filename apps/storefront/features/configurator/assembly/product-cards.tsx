import { useId } from 'react';
import { defaultsOf } from '@fenestra/domain/configuration/new-configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { Drawing } from '../../../components/drawing';
import { ShownDifference } from '../../../components/shown-price';
import radio from '../../../components/radio.module.css';
import { thousands } from '../../../lib/numbers';
import { pictureOf } from '../../../lib/picture';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import type { Offer } from './add-element-dialog';
import styles from './add-element.module.css';

type Props = { offers: readonly Offer[]; chosen: string | null; onChoose: (code: string) => void };

/** What can be joined, with the widths that it is made in and what it adds to the price. */
export function ProductCards({ offers, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <div className={styles.cards}>
      {offers.map((offer) => (
        <label key={offer.code} className={`${radio.option} ${styles.card}`}>
          <input
            type="radio"
            name={name}
            checked={offer.code === chosen}
            disabled={!offer.after}
            onChange={() => onChoose(offer.code)}
          />
          <Card offer={offer} />
        </label>
      ))}
    </div>
  );
}

function Card({ offer: { product, difference } }: { offer: Offer }) {
  const texts = useTexts('assembly');
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
        <small>{texts.allWidths(thousands(min), thousands(max))}</small>
        {difference !== null && (
          <b>
            <ShownDifference net={difference} />
          </b>
        )}
      </span>
    </>
  );
}
