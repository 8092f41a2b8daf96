import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { timesText } from '@fenestra/i18n/quantity-text';
import { lineTitle } from '../../lib/format/line-title';
import { useShop, useTexts } from '../../lib/shop/texts';
import { DeclaredFacts } from './declared-facts';
import { leavesAccessories } from './leaves-accessories';
import type { Declaration } from './use-withdrawal-form';
import styles from './withdrawal.module.css';

type Props = {
  page: OrderPage | undefined;
  declaration: Declaration;
  /** Stand before the rest. */
  facts?: readonly (readonly [label: string, value: string])[];
};

/** The content of a withdrawal: who, which order, which goods. */
export function DeclaredContent({ page, declaration: { name, number, email, pieces }, facts = [] }: Props) {
  const texts = useTexts('withdrawal');
  return (
    <>
      <DeclaredFacts facts={[...facts, [texts.name, name], [texts.order, number], [texts.email, email]]} />
      <h2 className={styles.goods}>{texts.goods}</h2>
      {page ? <ChosenGoods page={page} pieces={pieces} /> : <p>{texts.everything}</p>}
    </>
  );
}

function ChosenGoods({ page: { order }, pieces }: { page: OrderPage; pieces: Declaration['pieces'] }) {
  const units = useTexts('units');
  const { accessoriesStay } = useTexts('withdrawal');
  const shop = useShop();
  const chosen = order.lines.filter(({ line }) => (pieces[line] ?? 0) > 0);
  return (
    <ul className={styles.chosen}>
      {chosen.map((ordered) => (
        <li key={ordered.line}>
          {timesText(pieces[ordered.line]!, undefined, units, shop)}&nbsp;{lineTitle(ordered.name, ordered)}
          {leavesAccessories(ordered) && <p className="mute">{accessoriesStay}</p>}
        </li>
      ))}
    </ul>
  );
}
