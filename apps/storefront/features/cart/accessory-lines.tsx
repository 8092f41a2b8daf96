import type { CartItem } from '@fenestra/contracts/wire/cart';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { LinePicture } from '../../components/line-picture';
import { Section } from '../../components/section';
import { useTexts } from '../../lib/texts';
import styles from './accessory-lines.module.css';
import { LinePrice } from './line-price';
import { pickerHash } from './picker/use-picker';
import { Quantity } from './quantity';
import { useRemoveLine } from './use-remove-line';

/** What goes with the products, and the way to more of it (CART-01, CART-04). */
export function AccessoryLines({ lines }: { lines: readonly CartItem[] }) {
  const texts = useTexts('cart');
  const add = (
    <a className={buttons.link} href={pickerHash} aria-haspopup="dialog">
      {texts.addAccessories}
    </a>
  );
  return (
    <Section title={texts.accessories} aside={add}>
      {lines.length === 0 && <p className={styles.none}>{texts.noAccessories}</p>}
      {lines.map((line) => (
        <AccessoryLine key={line.line} line={line} />
      ))}
    </Section>
  );
}

function AccessoryLine({ line }: { line: CartItem }) {
  const texts = useTexts('cart');
  const remove = useRemoveLine(line);
  return (
    <article className={remove.isPending ? `${styles.line} ${styles.updating}` : styles.line} aria-label={line.name}>
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
        onClick={() => remove.mutate()}
      >
        <Icon name="trash" />
      </button>
    </article>
  );
}
