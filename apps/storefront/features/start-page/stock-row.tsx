import type { HingeSide } from '@fenestra/domain/configuration/geometry/hinge-side';
import { buttonClass } from '../../components/button';
import { Icon } from '../../components/icon';
import { Price } from '../../components/price';
import { sizeText } from '../../lib/format/numbers';
import { useBothPrices } from '../../lib/format/displayed-amounts';
import { useTexts } from '../../lib/shop/texts';
import { useDayText } from '../../lib/format/use-day-text';
import { AddToCart } from './add-to-cart';
import styles from './stock-table.module.css';
import type { StockProduct } from './use-products';

/** One pixel of a miniature is this many mm. */
const scale = 30;
/** Narrower pictures are drawn without the opening symbol, which says here what is bought; they are drawn wider and shown smaller. */
const leastDrawn = 64; // px

type Props = { stocked: StockProduct; side: HingeSide; design: string | undefined };

export function StockRow({ stocked, side, design }: Props) {
  const { product, name, width, height, price, available } = stocked;
  const [first, second] = useBothPrices(price);
  const size = sizeText(width, height);
  const { what, where = '', handle } = useTexts('start').hinges[side];
  const hinges = (
    <>
      {what} {where && <strong>{where}</strong>}
    </>
  );
  return (
    <tr>
      <td className={styles.picture}>
        <Miniature {...stocked} />
      </td>
      <th scope="row">
        <b className="nowrap">{size}</b>
        <span className={styles.narrow}>
          {name}
          <br />
          {hinges}
        </span>
      </th>
      <td className={styles.wide}>{name}</td>
      <td className={styles.wide}>
        {hinges}
        <span className={styles.handle}>{handle}</span>
      </td>
      <td className={`mute ${styles.wide}`}>
        <Availability {...stocked} />
      </td>
      <td className={`num mute ${styles.widest}`}>
        <Price minor={second.minor} />
      </td>
      <td className="num">
        <b>
          <Price minor={first.minor} />
        </b>
        <span className={styles.narrow}>
          <Availability {...stocked} />
        </span>
      </td>
      <td>
        {available > 0 ? (
          <AddToCart kind="sklad" product={product} label={`${name} ${size} mm, ${what} ${where}`.trim()} />
        ) : (
          design && <MadeToMeasure href={design} label={`${name} ${size} mm`} />
        )}
      </td>
    </tr>
  );
}

function Miniature({ picture, ...size }: StockProduct) {
  const pixels = (length: number) => Math.round(length / scale);
  const [width, height] = [pixels(size.width), pixels(size.height)];
  const drawn = Math.max(leastDrawn, width);
  return <img src={`${picture}?sirka=${drawn}&koty=bez`} width={width} height={height} alt="" loading="lazy" />;
}

function Availability({ available, expected }: StockProduct) {
  const texts = useTexts('stockLevel');
  const dayText = useDayText();
  if (available > 0) return texts.pieces(available);
  return expected === null ? texts.soldOut : texts.soldOutUntil(dayText(expected));
}

/** In place of the cart: the same, made to measure. */
function MadeToMeasure({ href, label }: { href: string; label: string }) {
  const texts = useTexts('start');
  return (
    <a className={buttonClass({ size: 'compact' })} href={href} aria-label={`${texts.madeToMeasure}: ${label}`}>
      <span className="phone-only">
        <Icon name="arrow-right" />
      </span>
      <span className="desktop-only">{texts.madeToMeasure}</span>
    </a>
  );
}
