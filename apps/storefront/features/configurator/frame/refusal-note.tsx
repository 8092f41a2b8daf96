import type { Refusal } from '@fenestra/domain/configuration/violation';
import type { Change, ChangeOf } from '@fenestra/domain/configuration/change';
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
  const { change } = useConfiguration();
  if (!refusal) return null;
  const repairs = refusal.repairs.filter(isRepair);
  return (
    <div className={styles.note}>
      <Note tone="err" role="alert">
        <b>{text(refusal)}</b>
        {repairs.length > 0 && (
          <div className={styles.fixes}>
            {repairs.map((repair) => {
              const label = labelOf(repair, texts);
              return (
                <button
                  key={label}
                  type="button"
                  onClick={() => {
                    change(repair, label);
                    onRepaired();
                  }}
                >
                  {label}
                </button>
              );
            })}
          </div>
        )}
      </Note>
    </div>
  );
}

/** Repairs that a step of this page can make too; the others come with their dialogs. */
type Repair = ChangeOf<'size' | 'field-sizes' | 'opening' | 'profile'>;

const isRepair = (change: Change): change is Repair =>
  change.kind === 'size' || change.kind === 'field-sizes' || change.kind === 'opening' || change.kind === 'profile';

function labelOf(change: Repair, texts: RefusalTexts): string {
  switch (change.kind) {
    case 'size':
      return texts.size(sizeText(change.width, change.height));
    case 'field-sizes':
      return texts.fields(change.fields.map(({ width }) => thousands(width)).join(' + '));
    case 'opening':
      return texts.opening;
    case 'profile':
      return texts.profile;
  }
}
