import type { ChangeOf } from '@fenestra/domain/configuration/change';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import {
  frameFitting,
  openingFor,
  openingLimits,
  type OrderSize,
  orderSizeOf,
} from '@fenestra/domain/configuration/geometry/order-size';
import { sizeRepairs } from '@fenestra/domain/configuration/repairs/size-repairs';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { NumberField } from '../../../components/number-field';
import { sizeText, thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useIsDoor, useKindTexts } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { frameOf, measuredOpening, rememberOpening } from './measured';
import { SideQuestion, SizeQuestions } from './size-questions';
import { type Asked, inCentimetres, useQuestion } from './use-question';
import { type Axis, plainly } from './use-requested-size';
import { WhereToMeasure } from './where-to-measure';
import styles from './measured-opening.module.css';

type Props = {
  /** How a size is made; of an assembly by the element that takes the difference. */
  changeTo?: (size: Size) => ChangeOf<'size'>;
  onTake: (size: Size) => void;
};

/** From the opening in the wall to the size to order, each deduction on its own line (DIM-15 to DIM-17). */
export default function MeasuredOpening({ changeTo = plainly, onTake }: Props) {
  const texts = useTexts('dimensions');
  const { measuredLead } = useKindTexts();
  const { product, shown, setMark } = useConfiguration();
  const frame = frameOf(shown, useIsDoor());
  const [measured, setMeasured] = useState(() => measuredOpening(product.configurationId));
  const opening = measured ?? openingFor(shown, frame);
  const wanted = orderSizeOf(opening, frame, product.limits);
  const nearest = useNearest(changeTo(wanted));
  const order = { ...wanted, ...nearest };
  const asked = useQuestion({
    of: shown,
    limits: openingLimits(product.limits, frame),
    opening: () => null,
    changeTo: (size) => changeTo(frameFitting(size, frame)),
    take: (size) => {
      setMeasured(size);
      rememberOpening(product.configurationId, size);
      setMark({ opening: size });
    },
  });
  return (
    <>
      <p className={styles.lead}>{measuredLead}</p>
      <OpeningFields opening={opening} asked={asked} />
      <SizeQuestions asked={asked} />
      <WhereToMeasure />
      <Deductions opening={opening} order={order} />
      {(wanted.clamped || nearest) && <p className={styles.clamped}>{texts.clamped}</p>}
      <Button look="secondary" block onClick={() => onTake({ width: order.width, height: order.height })}>
        {texts.take(sizeText(order.width, order.height))}
      </Button>
    </>
  );
}

/** Width and height of the opening; what is odd about them is asked as of a size (DIM-08). */
function OpeningFields({ opening, asked }: { opening: Size; asked: Asked }) {
  const texts = useTexts('dimensions');
  const { setMark } = useConfiguration();
  const typedAxes = useRef(new Set<Axis>());
  const { question } = asked;
  const now = question?.kind === 'centimetres' ? question.typed : opening;
  const take = (size: Size, ...axes: Axis[]) => {
    axes.forEach((axis) => typedAxes.current.add(axis));
    asked.takeTyped(size, typedAxes.current);
  };
  const labels = { width: texts.openingWidth, height: texts.openingHeight };
  return (
    <div className={styles.fields}>
      {(['width', 'height'] as const).map((axis) => (
        <div key={axis}>
          <NumberField
            label={labels[axis]}
            value={now[axis]}
            refused={inCentimetres(asked, axis) === null ? null : texts.centimetres(thousands(now[axis]))}
            onFocus={() => setMark({ opening })}
            onCommit={(value) => take({ ...now, [axis]: value }, axis)}
            onBoth={(size) => take(size, 'width', 'height')}
          />
          <SideQuestion axis={axis} asked={asked} />
        </div>
      ))}
    </div>
  );
}

/** The nearest size that is made, where that one is refused; as long as there are no rules, nothing is. */
function useNearest({ kind, width, height, element }: ChangeOf<'size'>): Size | null {
  const { rules, shown } = useConfiguration();
  return useMemo(() => {
    const outcome = rules?.apply({ kind, width, height, element }, shown);
    if (!outcome || outcome.ok) return null;
    const [size] = sizeRepairs((outcome.details as unknown as Refusal).repairs);
    return size ? { width: size.width, height: size.height } : null;
  }, [rules, shown, width, height, element]);
}

function Deductions({ opening, order }: { opening: Size; order: OrderSize }) {
  const texts = useTexts('dimensions');
  const { gapPerSide, baseProfile } = order.deductions;
  const minus = (mm: number) => `\u2212\u00a0${thousands(mm)}`;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.width}</th>
          <th scope="col">{texts.height}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.wallOpening}</th>
          <td>{thousands(opening.width)}</td>
          <td>{thousands(opening.height)}</td>
        </tr>
        <tr>
          <th scope="row">{texts.gap(thousands(gapPerSide))}</th>
          <td>{minus(2 * gapPerSide)}</td>
          <td>{minus(2 * gapPerSide)}</td>
        </tr>
        {baseProfile > 0 && (
          <tr>
            <th scope="row">{texts.baseProfile}</th>
            <td />
            <td>{minus(baseProfile)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.orderSize}</th>
          <td>{thousands(order.width)}</td>
          <td>{thousands(order.height)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
