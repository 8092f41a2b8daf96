import { sizeRepairs } from '@fenestra/domain/configuration/repairs/size-repairs';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { useId } from 'react';
import { RepairButton } from '../../../components/repair-button';
import { NumberField } from '../../../components/number-field';
import { Ruler } from '../../../components/ruler';
import { sizeText, thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { useRefusalText } from '../frame/refusal-text';
import { useEnteredMark } from '../frame/use-refused-mark';
import { SideQuestion } from './size-questions';
import { rangeOf } from './range';
import { inCentimetres } from './use-question';
import { useScrollIntoView } from '../frame/use-scroll-into-view';
import type { Axis, RequestedSize } from './use-requested-size';

type Props = { axis: Axis; size: RequestedSize; label?: string };

/** One of the two sizes with its ruler. */
export function SizeField({ axis, size, label }: Props) {
  const rangeId = useId();
  const texts = useTexts('dimensions');
  const ruleText = useRefusalText();
  const enter = useEnteredMark();
  const { product, setMark } = useConfiguration();
  const { min, max } = rangeOf(product.limits, axis);
  const value = size.now[axis];
  const refusal = size.refusalOf(axis);
  const { otherRefusal } = size;
  const asked = inCentimetres(size, axis) !== null;
  const side = value > max ? texts.tooLarge : texts.tooSmall;
  // A refusal names one side; the other one may be as wrong.
  const isWrongToo = size.refused !== null && (value < min || value > max);
  const place = useScrollIntoView(refusal !== null);
  return (
    <div ref={place}>
      <NumberField
        label={label ?? texts[axis]}
        value={value}
        describedBy={rangeId}
        error={refusal ? `${ruleText(refusal)}. ${side}.` : isWrongToo ? `${side}.` : null}
        refused={otherRefusal ? ruleText(otherRefusal) : asked ? texts.centimetres(thousands(value)) : null}
        onCommit={(typed) => {
          // What is refused stays marked until the next possible size.
          setMark(({ refused, limit, orRefused, element }) => ({ refused, limit, orRefused, element, active: axis }));
          size.commit(axis, typed);
        }}
        onBoth={size.takeTyped}
        onFocus={() => enter(axis, size.refused)}
      >
        <Ruler
          id={rangeId}
          label={texts.range}
          value={value}
          min={min}
          max={max}
          steps={axis === 'width' ? product.priceCell.widths : product.priceCell.heights}
        />
      </NumberField>
      <SideQuestion axis={axis} asked={size} />
      {refusal && <NearestSizes axis={axis} size={size} repairs={refusal.repairs} />}
    </div>
  );
}

/** What can be made instead: this side alone, else both. */
function NearestSizes({ axis, size, repairs }: Omit<Props, 'label'> & Pick<Refusal, 'repairs'>) {
  const { nearest } = useTexts('dimensions');
  const other = axis === 'width' ? 'height' : 'width';
  return sizeRepairs(repairs).map(({ width, height }) => {
    const made = { width, height };
    const isAlone = made[other] === size.now[other];
    return (
      <RepairButton key={`${width}×${height}`} onPress={() => size.take(made)}>
        {nearest(isAlone ? thousands(made[axis]) : sizeText(width, height))}
      </RepairButton>
    );
  });
}
