import type { Change } from '@fenestra/domain/configuration/change';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';

/** Which coupling a joint has; what does not hold it cannot be chosen. */
export function CouplingChoice({ joint }: { joint: number }) {
  const texts = useTexts('assembly');
  const nameOf = useName();
  const { shown, rules, change } = useConfiguration();
  const present = shown.assembly?.couplings[joint - 1];
  if (!rules || present === undefined) return null;
  const changeTo = (coupling: number): Change => ({ kind: 'coupling', joint, coupling });
  return (
    <select
      className={styles.select}
      aria-label={texts.coupling(joint)}
      value={present}
      onChange={({ target }) => void change(changeTo(Number(target.value)), texts.coupling(joint))}
    >
      {rules.catalogue.data.couplings.map((coupling) => (
        <option
          key={coupling.id}
          value={coupling.id}
          disabled={coupling.id !== present && !rules.canBeMade(changeTo(coupling.id), shown)}
        >
          {nameOf(coupling)}
        </option>
      ))}
    </select>
  );
}
