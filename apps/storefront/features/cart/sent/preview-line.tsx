import type { CartItem } from '@fenestra/contracts/wire/cart';
import { figureText } from '@fenestra/i18n/numbers';
import { LineParameters } from '../../../components/line-parameters';
import { LinePicture } from '../../../components/line-picture';
import { PositionNumber } from '../../../components/position-number';
import { lineTitle } from '../../../lib/format/line-title';
import styles from '../cart-line.module.css';
import { LinePrice } from '../line-price';
import { useLabels } from '../quantity';
import preview from './preview-line.module.css';

type Props = { line: CartItem; number: number };

/** A line with all that the cart says about it, and nothing to press but the breakdown of its price (PREV-02). */
export function PreviewLine({ line, number }: Props) {
  const title = lineTitle(line.name, line.note.product?.data);
  const { quantity } = useLabels(line, title);
  return (
    <article className={styles.line} aria-label={title}>
      <LinePicture address={line.note.picture} width={170} className={styles.picture} />
      <div className={styles.top}>
        <div>
          <PositionNumber>{number}</PositionNumber>
          <h2 className={preview.title}>{title}</h2>
        </div>
        <LinePrice line={line} className={styles.wide} />
      </div>
      <div className={styles.more}>
        {line.note.product?.data.room && <p className="mute">{line.note.product.data.room}</p>}
        <LineParameters product={line.note.product} dimension={line.dimension} />
        <div className={styles.bottom}>
          <input className={preview.quantity} aria-label={quantity} value={figureText(line.quantity)} disabled />
          <LinePrice line={line} className={styles.onPhone} />
        </div>
      </div>
    </article>
  );
}
