import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { DisplayedPrice, useFromPriceText } from '../../components/displayed-price';
import { UnitPrice } from '../../components/unit-price';
import { useTexts } from '../../lib/shop/texts';
import styles from './accessories.module.css';
import { AddToCart } from './add-to-cart';
import type { Accessory, Products } from './use-products';

/** Signs of 30 px; the part itself in the accent. */
const signs = {
  'inner-sill': ['M27 3h-8v15h8', 'M19 18H3v5h24'],
  'outer-sill': ['M3 3h8v17H3', 'M11 20l16 4v3'],
  blind: ['M4 3h22v24H4z', 'M4 8h22M4 12h22M4 16h22M4 20h22'],
  net: ['M4 4h22v22H4z', 'M9.500 4v22M15 4v22M20.500 4v22M4 9.500h22M4 15h22M4 20.500h22'],
  safety: ['M5 3h20v24H5zM9 7h12v16H9z', 'M13 11h4v8h-4z'],
  mounting: ['M4 26V4h22v22z', 'M9 26V9h12v17M4 15h5M21 15h5'],
} as const;
type Sign = keyof typeof signs;

/** Categories of goods by the piece behind the two cells that lead to them. */
const categories: Readonly<Record<'safety' | 'mounting', readonly string[]>> = {
  safety: ['safety', 'ventilation'],
  mounting: ['mounting', 'profile', 'care'],
};

/** Their cells, and those by the piece with their prices. */
export default function AccessoryCells({ products: { accessories, chosenWithWindow } }: { products: Products }) {
  const texts = useTexts('families');
  const of = (cell: 'safety' | 'mounting') => accessories.filter(({ category }) => categories[cell].includes(category));
  return (
    <>
      <ul className={styles.cells}>
        {chosenWithWindow.map(({ kind, fromPrice }) => (
          <Cell key={kind} sign={kind} net={fromPrice} unit={kind.endsWith('sill') ? texts.perUnit.metre : ''} />
        ))}
        {(['safety', 'mounting'] as const).map((cell) => (
          <Cell key={cell} sign={cell} net={Math.min(...of(cell).map(({ price }) => price))} unit="" />
        ))}
      </ul>
      <Disclosure title={texts.byThePiece(accessories.length)} icon="cart">
        <ByThePiece accessories={[...of('safety'), ...of('mounting')]} />
      </Disclosure>
      <p className={styles.toPicker}>
        <a className={buttonClass()} href="/kosik/#prislusenstvi">
          {texts.toPicker}
        </a>
      </p>
    </>
  );
}

type CellProps = { sign: Sign; net: number; unit: string };

function Cell({ sign, net, unit }: CellProps): ReactNode {
  const { name, about } = useTexts('families').accessoryOf[sign];
  const from = useFromPriceText();
  const [still, part] = signs[sign];
  return (
    <li className={styles.cell}>
      <svg className={styles.sign} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
        <path d={still} />
        <path data-part="self" d={part} />
      </svg>
      <span>
        <b>{name}</b>
        <span className={styles.about}>{about}</span>
        <span className={styles.price}>
          {from(net)}
          {unit}
        </span>
      </span>
    </li>
  );
}

function ByThePiece({ accessories }: { accessories: readonly Accessory[] }) {
  const texts = useTexts('families');
  return (
    <table className={styles.pieces}>
      <caption className="sr">{texts.accessories}</caption>
      <tbody>
        {accessories.map(({ accessory, name, unit, contents, price }) => (
          <tr key={accessory}>
            <th scope="row">{name}</th>
            <td className="num">
              <DisplayedPrice net={price} />
              {texts.perUnit[unit]}
              <UnitPrice net={price} contents={contents} />
            </td>
            <td>
              <AddToCart kind="prislusenstvi" product={accessory} label={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
