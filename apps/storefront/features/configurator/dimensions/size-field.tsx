import { useId, useState } from 'react';
import { NumberField } from '../../../components/number-field';
import { Ruler } from '../../../components/ruler';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { useRefusalText } from '../frame/refusal-note';
import styles from './size-field.module.css';
import type { Axis, WantedSize } from './use-size';

type Props = { axis: Axis; size: WantedSize };

/** One of the two sizes with its ruler. Below 300 mm it first asks whether centimetres were meant. */
export function SizeField({ axis, size }: Props) {
  const rangeId = useId();
  const texts = useTexts('dimensions');
  const ruleText = useRefusalText();
  const { product, setMark } = useConfiguration();
  const { min, max } = limits(product.limits, axis);
  const [asked, setAsked] = useState<number | null>(null);
  const refusal = size.refusalOf(axis);
  const value = asked ?? size.now[axis];
  const nearest = Math.min(max, Math.max(min, value));

  const commit = (typed: number) => {
    const centimetres = typed < suspicious && typed < min && typed * 10 >= min && typed * 10 <= max;
    setAsked(centimetres ? typed : null);
    if (centimetres) return;
    size.commit(axis, typed);
    const outside = typed < min || typed > max;
    setMark(outside ? { refused: axis } : { active: axis });
  };
  const answer = (millimetres: number) => {
    setAsked(null);
    size.commit(axis, millimetres);
  };
  const side = value > max ? texts.tooLarge : texts.tooSmall;
  return (
    <div>
      <NumberField
        label={texts[axis]}
        value={value}
        describedBy={rangeId}
        error={refusal && `${ruleText(refusal)}. ${side}.`}
        onCommit={commit}
        onFocus={() => setMark(refusal ? { refused: axis } : { active: axis })}
      />
      {asked !== null && (
        <div className={styles.question} role="alert">
          <p>{texts.centimetres(thousands(asked))}</p>
          <Fix onPress={() => answer(asked * 10)}>{texts.takeCentimetres(thousands(asked * 10))}</Fix>
          <Fix onPress={() => answer(asked)}>{texts.keepMillimetres(thousands(asked))}</Fix>
        </div>
      )}
      {refusal && asked === null && (
        <Fix onPress={() => size.commit(axis, nearest)}>{texts.nearest(thousands(nearest))}</Fix>
      )}
      <Ruler
        id={rangeId}
        label={texts.range}
        value={value}
        min={min}
        max={max}
        steps={axis === 'width' ? product.priceCell.widths : product.priceCell.heights}
      />
    </div>
  );
}

/** Nobody orders a window of 120 mm; somebody thinks in centimetres (reference storefront 4.2). */
const suspicious = 300;

function Fix({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className={styles.fix} onClick={onPress}>
      {children}
    </button>
  );
}

type Limits = { widthMin: number; widthMax: number; heightMin: number; heightMax: number };

const limits = ({ widthMin, widthMax, heightMin, heightMax }: Limits, axis: Axis) =>
  axis === 'width' ? { min: widthMin, max: widthMax } : { min: heightMin, max: heightMax };
