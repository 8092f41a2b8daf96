import type { MouseEvent } from 'react';
import { BreakdownButton } from '../../../components/breakdown/breakdown';
import { Button } from '../../../components/button';
import { Price } from '../../../components/price';
import { DisplayedDifference } from '../../../components/displayed-price';
import { useTexts } from '../../../lib/shop/texts';
import { useBothPrices } from '../../../lib/format/displayed-amounts';
import { usePieceNet, usePriced } from '../price/piece';
import styles from './choice-foot.module.css';
import type { Prices } from './use-prices';

type Priced = { prices: Pick<Prices, 'now' | 'draft'> };
type Props = Priced & {
  /** What the button says where there is room. */
  action: string;
  onUse: (event: MouseEvent) => void;
  onClose: () => void;
};

/** Below the choices: what the product costs with the draft, and the button that takes it. */
export function ChoiceFoot({ prices, action, onUse, onClose }: Props) {
  const texts = useTexts('choice');
  return (
    <>
      <DraftPrice prices={prices} />
      <span className={styles.cancel}>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </span>
      <Button look="main" onClick={onUse}>
        <span className={styles.action}>
          <span className={styles.long}>{action}</span>
          <span className={styles.short} aria-hidden="true">
            {texts.useShort}
          </span>
          <DraftDifference prices={prices} />
        </span>
      </Button>
    </>
  );
}

/** What the product costs with the draft, and what that consists of; until that is known, what it costs now, dimmed. */
function DraftPrice({ prices: { draft } }: Priced) {
  const { choice } = useTexts('breakdown');
  const priced = usePriced();
  const present = usePieceNet();
  const difference = { name: choice, net: (draft ?? present) - present };
  const [first, second] = useBothPrices(draft ?? present);
  return (
    <div className={draft === null ? `${styles.price} ${styles.pending}` : styles.price}>
      <b>
        <Price minor={first.minor} /> <i>{first.called}</i>
      </b>
      <span>
        <Price minor={second.minor} /> {second.called}
      </span>
      <BreakdownButton name={priced.title} of={[{ ...priced, difference }]} />
    </div>
  );
}

function DraftDifference({ prices: { now, draft } }: Priced) {
  if (now === null || draft === null || now === draft) return null;
  return <DisplayedDifference net={draft - now} />;
}
