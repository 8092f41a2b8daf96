import type { CartContent, CartItem } from '@fenestra/contracts/wire/cart';
import { bound } from '@fenestra/i18n/bound';
import { coloursText } from '@fenestra/i18n/colours-text';
import { quantityText } from '@fenestra/i18n/quantity-text';
import { LinePicture } from '../../../components/line-picture';
import { Price } from '../../../components/price';
import { NoBreakText } from '../../../components/no-break-text';
import { furtherParts, type Row, told } from '../../../lib/format/further-parts';
import { lineTitle } from '../../../lib/format/line-title';
import { useDisplayedLines } from '../../../lib/format/displayed-amounts';
import { useShop, useTexts } from '../../../lib/shop/texts';
import styles from './ordered-goods.module.css';

/** The goods with their features, directly above the button that orders them. */
export function OrderedGoods({ of }: { of: Pick<CartContent, 'items' | 'vatPercent'> }) {
  const { ordered } = useTexts('cart');
  const prices = useDisplayedLines(of);
  return (
    <ul className={styles.goods} aria-label={ordered}>
      {of.items.map((line, nth) => (
        <li key={line.line}>
          <Goods line={line} price={prices[nth]!} />
        </li>
      ))}
    </ul>
  );
}

function Goods({ line, price }: { line: CartItem; price: number }) {
  const shop = useShop();
  const units = useTexts('units');
  const features = useFeatures()(line);
  return (
    <>
      <LinePicture address={line.note.picture} width={120} className={styles.picture} />
      <div>
        <b>{lineTitle(line.name, line.note.product?.data)}</b>
        {features.map((feature) => (
          <p key={feature}>
            <NoBreakText text={bound(feature)} />
          </p>
        ))}
        <p className={styles.price}>
          {quantityText(line.quantity, line.unit ?? 'piece', units, shop)} <Price minor={price} />
        </p>
      </div>
    </>
  );
}

/** All that is ordered, in words: the label, how it opens with the side of the hinges, colours, profile and glass, and what goes with them. */
function useFeatures(): (line: CartItem) => string[] {
  const texts = useTexts('cart');
  return ({ note, dimension }) => {
    const data = note.product?.data;
    if (!data) return dimension ? [dimension] : [];
    const opening = data.elements ?? (data.openingName ?? '').split('; '); // sash by sash
    const made = [data.profileName, data.glassName, data.ornamentName, data.fillingName, data.spacerName];
    const further: Row[] = [
      [texts.parameters.transom, data.lightName ?? null],
      [texts.parameters.couplings, data.couplings?.join('; ') ?? null],
      ...furtherParts(data, texts),
    ];
    return [
      data.room ?? '',
      ...opening,
      coloursText(texts.colours, data.colourOutsideName, data.colourInsideName),
      made.filter(Boolean).join(', '),
      ...told(further).map(([name, value]) => `${name}: ${value}`),
    ].filter((feature) => feature !== '');
  };
}
