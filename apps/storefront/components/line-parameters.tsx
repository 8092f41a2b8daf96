import type { CartItem } from '@fenestra/contracts/wire/cart';
import { coloursText } from '@fenestra/i18n/colours-text';
import { furtherParts, type Row, told } from '../lib/format/further-parts';
import { useTexts } from '../lib/shop/texts';
import { NoBreakText } from './no-break-text';
import styles from './line-parameters.module.css';

/** Characters that fill three lines of a column: more is read easier across both. */
const columnHolds = 60;

type Props = { product: CartItem['note']['product']; dimension: string | null };

/** What the product is made of, in two ruled columns; several sashes or ways one below the other (CART-03). */
export function LineParameters({ product, dimension }: Props) {
  const texts = useTexts('cart');
  const { pieces, soldOut } = useTexts('stockLevel');
  const data = product?.data;
  if (!data) return dimension ? <p className="mute">{dimension}</p> : null;
  const rows: Row[] = [
    ...(data.elements ?? []).map((element, i): Row => [texts.parameters.element(i + 1), element]),
    [texts.parameters.couplings, data.couplings?.join('; ') ?? null],
    [texts.parameters.profile, data.profileName],
    [texts.parameters.colour, coloursText(texts.colours, data.colourOutsideName, data.colourInsideName)],
    [texts.parameters.opening, data.openingName ?? null],
    [texts.parameters.transom, data.lightName ?? null],
    [texts.parameters.filling, data.fillingName ?? null],
    [texts.parameters.glass, [data.glassName, data.ornamentName].filter(Boolean).join(', ')],
    [texts.parameters.spacer, data.spacerName],
    [texts.parameters.stock, data.available === null ? null : data.available > 0 ? pieces(data.available) : soldOut],
    ...furtherParts(data, texts),
  ];
  return (
    <dl className={styles.parameters}>
      {told(rows).map(([name, value]) => (
        <div key={name} className={value.length > columnHolds ? styles.wide : undefined}>
          <dt>{name}</dt>
          <dd>
            {name === texts.parameters.colour && <Sample hex={data.colourOutsideHex} />}
            <NoBreakText text={value.replaceAll('; ', '\n')} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The colour of the outside beside its name. */
function Sample({ hex }: { hex: string | undefined }) {
  if (!hex) return null;
  return (
    <svg className={styles.sample} viewBox="0 0 1 1" aria-hidden="true" focusable="false">
      <path d="M0 0h1v1H0z" fill={hex} />
    </svg>
  );
}
