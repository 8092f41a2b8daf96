import type { CartItem } from '@fenestra/contracts/wire/cart';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { LinePicture } from '../../components/line-picture';
import { Section } from '../../components/section';
import { useTexts } from '../../lib/shop/texts';
import styles from './accessory-lines.module.css';
import { LineArticle } from './line-article';
import { LinePrice } from './line-price';
import { pickerHash } from './picker/use-picker';
import { Quantity } from './quantity';
import { JustRemoved } from './removed-lines';
import type { Removal } from './use-removal';

type Props = {
  lines: readonly CartItem[];
  /** The place of a line among all. */
  placeOf: (line: CartItem) => number;
  removal: Removal;
};

/** What goes with the products, and the way to more of it (CART-01, CART-04). */
export function AccessoryLines({ lines, placeOf, removal }: Props) {
  const texts = useTexts('cart');
  const add = (
    <a className={`${buttons.link} ${buttons.reach}`} href={pickerHash} aria-haspopup="dialog">
      {texts.addAccessories}
    </a>
  );
  return (
    <Section title={texts.accessories} aside={add}>
      {lines.length === 0 && <p className={styles.none}>{texts.noAccessories}</p>}
      {lines.map((line) =>
        line === removal.gone?.item ? (
          <JustRemoved key="gone" gone={removal.gone} bringBack={removal.bringBack} />
        ) : (
          <AccessoryLine key={line.line} line={line} at={placeOf(line)} removal={removal} />
        ),
      )}
    </Section>
  );
}

function AccessoryLine({ line, at, removal }: { line: CartItem; at: number; removal: Removal }) {
  const texts = useTexts('cart');
  return (
    <LineArticle line={line} name={line.name} removal={removal} className={styles.line}>
      <LinePicture address={line.note.picture} width={48} className={styles.picture} />
      <div className={styles.name}>
        <h3>{line.name}</h3>
        {line.dimension && <p>{line.dimension}</p>}
      </div>
      <Quantity line={line} title={line.name} />
      <LinePrice line={line} />
      <button
        type="button"
        className={buttons.action}
        aria-label={texts.removeNamed(line.name)}
        onClick={() => removal.remove(line, at)}
      >
        <Icon name="trash" />
      </button>
    </LineArticle>
  );
}
