import type { Order } from '@fenestra/contracts/wire/order';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { CheckRow } from '../../components/check-row';
import { Stepper } from '../../components/stepper';
import { lineTitle } from '../../lib/format/line-title';
import { useTexts } from '../../lib/shop/texts';
import { leavesAccessories } from './leaves-accessories';
import type { ChosenPieces } from './use-withdrawal-form';
import styles from './withdrawal.module.css';

type Choosing = {
  readonly chosen: ChosenPieces;
  readonly invalid: boolean;
  readonly onChoose: (line: string, quantity: number) => void;
};
type Line = Order['lines'][number];

/** The lines of an order: what may be withdrawn from is chosen where there is a choice, the others say why not. */
export function GoodsOfOrder({ page, choosing }: { page: OrderPage; choosing?: Choosing }) {
  const texts = useTexts('withdrawal');
  const rights = new Map(page.withdrawal.lines.map((right) => [right.line, right]));
  return page.order.lines.map((line) => {
    const { bar, left } = rights.get(line.line)!;
    if (choosing && left > 0) return <Choice key={line.line} line={line} left={left} {...choosing} />;
    return (
      <div key={line.line} className={styles.barred}>
        <b>{lineTitle(line.name, line)}</b>
        <p>{bar ? texts.bars[bar] : texts.already}</p>
      </div>
    );
  });
}

function Choice({ line, left, chosen, invalid, onChoose }: Choosing & { line: Line; left: number }) {
  const texts = useTexts('withdrawal');
  const name = lineTitle(line.name, line);
  const pieces = chosen[line.line] ?? 0;
  return (
    <div className={styles.line}>
      <CheckRow
        title={name}
        checked={pieces > 0}
        invalid={invalid}
        onChange={(wanted) => onChoose(line.line, wanted ? left : 0)}
      >
        {left > 1 && texts.ofPieces(left)}
        {leavesAccessories(line) && <span className={styles.staying}>{texts.accessoriesStay}</span>}
      </CheckRow>
      {pieces > 0 && left > 1 && (
        <Stepper
          value={pieces}
          labels={{ quantity: texts.pieces(name), less: texts.less(name), more: texts.more(name) }}
          most={left}
          onTake={(wanted) => onChoose(line.line, Math.min(wanted, left))}
        />
      )}
    </div>
  );
}
