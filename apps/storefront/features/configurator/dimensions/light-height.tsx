import { useEffect, useId, useState } from 'react';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration, Light } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import type { DimensionId } from '@fenestra/domain/drawing/scene';
import { NumberField } from '../../../components/number-field';
import { Ruler } from '../../../components/ruler';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import { RefusalNote, type Refused } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useMarkedWhileRefused, useRefusedMark } from '../frame/use-refused-mark';
import styles from './dimensions-step.module.css';

type Props = {
  /** The product, or an element of an assembly as the product that it is. */
  lit: Configuration;
  light: Light;
  /** Number of the element from 0. */
  element?: number;
};

/** How high the light above or below the others is; they take the rest of the height (DIM-03, DIM-06). */
export default function LightHeight({ lit, light, element }: Props) {
  const rangeId = useId();
  const hintId = useId();
  const texts = useTexts('light');
  const { range } = useTexts('dimensions');
  const ruleText = useRefusalText();
  const markOf = useRefusedMark();
  const { rules, setMark } = useConfiguration();
  const { height, refused, commit, forget } = useLightHeight(lit, light, texts.height[light.place]);
  const limits = rules?.lightLimits(lit);
  const glass = rules?.lightGlass(lit);
  const dimension: DimensionId = light.place === 'above' ? 'partial-0' : 'partial-1';
  const show = (mark: Mark) => setMark(element === undefined ? mark : { element, ...mark });
  useMarkedWhileRefused(refused, element);
  return (
    <>
      <div className={styles.fields}>
        <div>
          <NumberField
            label={texts.height[light.place]}
            value={height}
            describedBy={`${rangeId} ${hintId}`}
            refused={refused && ruleText(refused.refusal)}
            onCommit={commit}
            onFocus={() => show(markOf(refused) ?? { active: dimension })}
          />
          {limits && <Ruler id={rangeId} label={range} value={height} steps={[]} {...limits} />}
        </div>
      </div>
      <p className={styles.hint} id={hintId}>
        {texts.measured[light.place]} {glass && texts.glass(`${thousands(glass)}\u00a0mm`)}
      </p>
      <RefusalNote refusal={refused?.refusal} onRepaired={forget} />
    </>
  );
}

/** The height as somebody wants it, mm: one that cannot be made stays until the next possible one. */
function useLightHeight(lit: Configuration, light: Light, name: string) {
  const { shown, change } = useConfiguration();
  const [wanted, setWanted] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const forget = () => {
    setWanted(null);
    setRefused(null);
  };
  useEffect(forget, [shown]);

  const commit = (height: number) => {
    const named = (mm: number) => `${name} ${thousands(mm)}\u00a0mm`;
    const fields = fieldSizes({ ...lit, light: { ...light, height } });
    const label = { back: named(light.height), forward: named(height) };
    const resize: Change = { kind: 'field-sizes', fields };
    const refusal = change(resize, label);
    setRefused(refusal && { wanted: resize, refusal });
    setWanted(refusal ? height : null);
  };
  return { height: wanted ?? light.height, refused, commit, forget };
}
