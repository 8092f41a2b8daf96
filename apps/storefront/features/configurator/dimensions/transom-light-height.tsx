import { useId } from 'react';
import type { Configuration, TransomLight } from '@fenestra/domain/configuration/configuration';
import { Ruler } from '../../../components/ruler';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { RefusalNote } from '../frame/refusal-note';
import { useRefusalText } from '../frame/refusal-text';
import { useEnteredMark, useMarkedWhileRefused } from '../frame/use-refused-mark';
import styles from './dimensions-step.module.css';
import { LengthField } from './length-field';
import { isWithin } from './range';
import { useRequestedHeight } from './use-requested-height';

type Props = {
  /** The product, or an element of an assembly as the product that it is. */
  lit: Configuration;
  light: TransomLight;
  /** Number of the element from 0. */
  element?: number;
};

/** How high the light above or below the others is; they take the rest of the height (DIM-03, DIM-06). */
export default function TransomLightHeight({ lit, light, element }: Props) {
  const rangeId = useId();
  const hintId = useId();
  const texts = useTexts('light');
  const { range } = useTexts('dimensions');
  const ruleText = useRefusalText();
  const enter = useEnteredMark(element);
  const { rules } = useConfiguration();
  const name = texts.height[light.place];
  const named = (mm: number) => `${name} ${thousands(mm)}\u00a0mm`;
  const { value, refused, commit, forget } = useRequestedHeight(
    light.height,
    (height) => ({ ...lit, light: { ...light, height } }),
    (height) => ({ back: named(light.height), forward: named(height) }),
  );
  const limits = rules?.lightLimits(lit);
  const glass = rules?.lightGlass(lit);
  useMarkedWhileRefused(refused, element);
  return (
    <>
      <div className={styles.fields}>
        <div>
          <LengthField
            label={name}
            value={value}
            describedBy={`${rangeId} ${hintId}`}
            refused={refused && ruleText(refused.refusal)}
            canBe={(mm) => isWithin(limits, mm)}
            onCommit={commit}
            onFocus={() => enter(light.place === 'above' ? 'partial-0' : 'partial-1', refused)}
          />
          {limits && <Ruler id={rangeId} label={range} value={value} steps={[]} {...limits} />}
        </div>
      </div>
      <p className={styles.hint} id={hintId}>
        {texts.measured[light.place]} {glass && texts.glass(`${thousands(glass)}\u00a0mm`)}
      </p>
      <RefusalNote refusal={refused?.refusal} onRepaired={forget} />
    </>
  );
}
