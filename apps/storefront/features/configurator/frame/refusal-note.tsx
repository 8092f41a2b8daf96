import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal, Violation } from '@fenestra/domain/configuration/rules/violation';
import { isEqual } from '@fenestra/domain/equal';
import { fillIn } from '@fenestra/i18n/fill-in';
import { violationText, withComma } from '@fenestra/i18n/violation-text';
import { Note } from '../../../components/note';
import { PriceDifference } from '../../../components/price';
import { thousands } from '../../../lib/numbers';
import { useLaterTexts, useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { usePricesAfter } from '../price/use-prices-after';
import styles from './refusal-note.module.css';
import { useChangeName } from './use-change-name';

/** The rule that was broken, with its limit and what there is. */
export function useRefusalText(): (refusal: Violation) => string {
  const errors = useLaterTexts('errors');
  return (refusal) => violationText(errors(), refusal, figure);
}

/** The same where no field shows the size that is out of its range. */
export function useReason(): (refusal: Violation) => string {
  const errors = useLaterTexts('errors');
  const text = useRefusalText();
  return (refusal) => {
    const { width, height } = refusal.values;
    const size = { 'width-out-of-range': width, 'height-out-of-range': height }[refusal.code as string];
    return size === undefined
      ? text(refusal)
      : `${text(refusal)}. ${fillIn(errors().present, { value: figure(Number(size)) })}`;
  };
}

const figure = (value: number): string => (Number.isInteger(value) ? thousands(value) : withComma(value));

/** A change that cannot be made, and why. */
export type Refused = { readonly wanted: Change; readonly refusal: Refusal };

type Props = {
  refusal?: Refusal | null;
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
export function RefusalNote({ refusal, ...making }: Props) {
  return refusal && <RefusalWithRepairs refusal={refusal} {...making} />;
}

type RefusedProps = Props & { refusal: Refusal };

function RefusalWithRepairs({ refusal, wanted, within = false, before = none, onRepair, onRepaired }: RefusedProps) {
  const texts = useTexts('refusal');
  const reason = useReason();
  const nameOf = useChangeName();
  const { changeAll } = useConfiguration();
  const { repairs } = refusal;
  const tries = repairs.map((repair) => [...before, ...repair]);
  const [present, ...prices] = usePricesAfter(tries.length > 0 ? [before, ...tries] : tries).prices;
  const labelOf = (repair: readonly Change[]) => {
    const besides = repair.filter((change) => !wanted || !isEqual(change, wanted));
    return besides.map(nameOf).join(', ');
  };
  return (
    <div className={within ? styles.within : styles.note}>
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
                {labelOf(repair)}
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
  return <b>{from === to ? same : <PriceDifference minor={to - from} />}</b>;
}
