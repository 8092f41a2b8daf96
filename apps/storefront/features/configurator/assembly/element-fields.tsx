import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { useEffect, useState } from 'react';
import { NumberField } from '../../../components/number-field';
import { useTexts } from '../../../lib/texts';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';

/** Widths of the fields of a divided element, which stays as wide as it is: the last field takes the rest (DIM-13). */
export function ElementFields({ chosen }: { chosen: number }) {
  const { sashWidth, derived } = useTexts('dimensions');
  const ruleText = useRefusalText();
  const { shown } = useConfiguration();
  const { widths, refusal, commit, forget } = useFieldWidths(chosen);
  const last = widths.length - 1;
  if (!canBeDivided(elementsOf(shown)[chosen]!)) return null;
  return (
    <>
      <div className={styles.fields}>
        {widths.map((width, i) => (
          <div key={i}>
            <NumberField
              label={sashWidth(i + 1)}
              value={width}
              derived={i === last}
              refused={refusal && ruleText(refusal)}
              onCommit={(value) => commit(i, value)}
            />
            {i === last && <p className={styles.follows}>{derived}</p>}
          </div>
        ))}
      </div>
      <RefusalNote refusal={refusal} onRepaired={forget} />
    </>
  );
}

/** Fields beside each other, divided by an axis between any two. */
const canBeDivided = ({ areas, axes }: ReturnType<typeof elementsOf>[number]): boolean =>
  areas.length > 1 && axes.length === areas.length - 1;

function useFieldWidths(chosen: number) {
  const { changed } = useTexts('configurator');
  const { shown, change } = useConfiguration();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const element = elementsOf(shown)[chosen]!;
  const fields = fieldSizes(element);
  const widths = wanted ?? fields.map(({ width }) => width);
  const forget = () => {
    setWanted(null);
    setRefusal(null);
  };
  useEffect(forget, [shown]);
  const commit = (at: number, width: number) => {
    const others = widths.slice(0, -1).map((before, i) => (i === at ? width : before));
    const now = [...others, element.width - others.reduce((sum, each) => sum + each, 0)];
    const sizes = fields.map((field, i) => ({ ...field, width: now[i]! }));
    const refused = change({ kind: 'field-sizes', fields: sizes }, changed.fields);
    setRefusal(refused);
    setWanted(refused ? now : null);
  };
  return { widths, refusal, commit, forget };
}
