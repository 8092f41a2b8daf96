import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { isEqual } from '@fenestra/domain/is-equal';
import { Note } from '../../../components/note';
import { DisplayedDifference } from '../../../components/displayed-price';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { usePricesAfter } from '../price/use-prices-after';
import styles from './refusal-note.module.css';
import { useReason } from './refusal-text';
import { useChangeName } from './use-change-name';
import { useScrollIntoView } from './use-scroll-into-view';

export type RefusalProps = {
  refusal: Refusal;
  /** In the card of what was pressed, which is its frame. */
  within?: boolean;
  /** What was refused; a repair that makes way for it is named by what it does besides. */
  wanted?: Change | undefined;
  /** Changes of a draft, from which the repairs start. */
  before?: readonly Change[];
  /** Takes a repair into a draft; without it a press makes the repair at once. */
  onRepair?: ((repair: readonly Change[]) => void) | undefined;
  onRepaired?: () => void;
};

const none: readonly Change[] = [];

/** What cannot be made and why, then what would make it possible with its price; one press, one step of undo. */
export default function RefusalWithRepairs({
  refusal,
  wanted,
  within = false,
  before = none,
  onRepair,
  onRepaired,
}: RefusalProps) {
  const texts = useTexts('refusal');
  const reason = useReason();
  const nameOf = useChangeName();
  const { changeAll } = useConfiguration();
  const { repairs } = refusal;
  const place = useScrollIntoView(!within);
  const tries = repairs.map((repair) => [...before, ...repair]);
  const [present, ...prices] = usePricesAfter(tries.length > 0 ? [before, ...tries] : tries).prices;
  const labelOf = (repair: readonly Change[]) => {
    const besides = repair.filter((change) => !wanted || !isEqual(change, wanted));
    return besides.map(nameOf).join(', ');
  };
  return (
    <div ref={place} className={within ? styles.within : styles.note}>
      <Note tone="err" role="alert">
        <b>{reason(refusal)}</b>
        {repairs.length > 0 && (
          <div className={styles.fixes}>
            {repairs.map((repair, i) => (
              <button
                key={labelOf(repair)}
                type="button"
                onClick={() => {
                  if (onRepair) onRepair(repair);
                  else changeAll(repair, labelOf(repair));
                  onRepaired?.();
                }}
              >
                <span>{labelOf(repair)}</span>
                <Difference from={present} to={prices[i]} />
              </button>
            ))}
          </div>
        )}
        {repairs.length > 0 && wanted && <p className={styles.step}>{texts.oneStep}</p>}
      </Note>
    </div>
  );
}

/** Both net prices of the whole product; nothing as long as one is unknown. */
function Difference({ from, to }: { from: number | null | undefined; to: number | null | undefined }) {
  const { same } = useTexts('choice');
  if (from == null || to == null) return null;
  return <b>{from === to ? same : <DisplayedDifference net={to - from} />}</b>;
}
