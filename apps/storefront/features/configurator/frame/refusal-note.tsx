import { asOneChange } from '@fenestra/domain/configuration/as-one-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal, Repair } from '@fenestra/domain/configuration/violation';
import type { RefusalTexts } from '@fenestra/i18n/texts/refusal';
import { Note } from '../../../components/note';
import { sizeText, thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import styles from './refusal-note.module.css';

/** The rule that was broken, with its limits. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { rules } = useTexts('errors');
  return ({ code, values }) =>
    rules[code].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? decimalOrWhole(value) : (value ?? '');
    });
}

const decimalOrWhole = (value: number) =>
  Number.isInteger(value) ? thousands(value) : String(value).replace('.', ',');

type Props = { refusal: Refusal | null; onRepaired: () => void };

/** What cannot be made and why, then the changes that would make it possible; one press, one step of undo. */
export function RefusalNote({ refusal, onRepaired }: Props) {
  const texts = useTexts('refusal');
  const text = useRefusalText();
  const { change, shown, catalogue } = useConfiguration();
  if (!refusal || !catalogue) return null;
  const repair = (changes: Repair, label: string) => {
    const whole = asOneChange(changes, shown, catalogue);
    if (whole) change(whole, label);
    onRepaired();
  };
  const labelled = refusal.repairs.flatMap((changes) => {
    const label = labelOf(changes[0]!, texts);
    return label === null ? [] : [{ changes, label }];
  });
  return (
    <div className={styles.note}>
      <Note tone="err" role="alert">
        <b>{text(refusal)}</b>
        {labelled.length > 0 && (
          <div className={styles.fixes}>
            {labelled.map(({ changes, label }) => (
              <button key={label} type="button" onClick={() => repair(changes, label)}>
                {label}
              </button>
            ))}
          </div>
        )}
      </Note>
    </div>
  );
}

/** By the change that makes way; those of accessories come with their dialogs. */
function labelOf(change: Change, texts: RefusalTexts): string | null {
  switch (change.kind) {
    case 'size':
      return texts.size(sizeText(change.width, change.height));
    case 'field-sizes':
      return texts.fields(change.fields.map(({ width }) => thousands(width)).join(' + '));
    case 'opening':
      return texts.opening;
    case 'profile':
      return texts.profile;
    default:
      return null;
  }
}
