import { useTexts } from '../../lib/shop/texts';
import { BreakdownButton } from '../breakdown/breakdown';
import { LinePicture } from '../line-picture';
import { PriceBasis } from '../price-basis';
import { DisplayedPrice, usePriceBasis } from '../displayed-price';
import styles from './save-dialog.module.css';
import type { SavableElement } from './use-save';

/** What is saved: drawings, names, pieces and prices, and what all of it costs together. */
export function SavedElements({ elements }: { elements: readonly SavableElement[] }) {
  const texts = useTexts('saved');
  const total = elements.reduce((sum, { net, quantity }) => sum + net * quantity, 0);
  return (
    <>
      <ul className={styles.products}>
        {elements.map((element, nth) => (
          <Element key={nth} {...element} />
        ))}
      </ul>
      {elements.length > 1 && (
        <p className={styles.total}>
          {texts.total(usePriceBasis())}{' '}
          <b>
            <DisplayedPrice net={total} />
          </b>
        </p>
      )}
      <p className={styles.term}>
        <PriceBasis />
      </p>
    </>
  );
}

function Element({ title, profile, picture, net, quantity, priced }: SavableElement) {
  const texts = useTexts('saved');
  const basis = usePriceBasis();
  return (
    <li className={styles.product}>
      <LinePicture className={styles.picture} address={picture} width={120} />
      <p>
        <b>{title}</b>
        <span>{profile}</span>
      </p>
      <div className={styles.price}>
        <b>
          <DisplayedPrice net={net * quantity} />
        </b>
        <span>
          {quantity > 1 && (
            <>
              {texts.pieces(quantity)} × <DisplayedPrice net={net} />{' '}
            </>
          )}
          {basis}
        </span>
        {priced && <BreakdownButton name={title} of={[priced]} />}
      </div>
    </li>
  );
}
