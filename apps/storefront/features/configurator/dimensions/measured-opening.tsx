import { useMemo, useState } from 'react';
import type { Size } from '@fenestra/domain/configuration/geometry/geometry';
import { openingFor, type OrderSize, orderSizeOf } from '@fenestra/domain/configuration/geometry/order-size';
import { sizesAmong } from '@fenestra/domain/configuration/repairs/sizes-among';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { Button } from '../../../components/button';
import { NumberField } from '../../../components/number-field';
import { sizeText, thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useIsDoor, useKindTexts } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { frameOf, measuredOpening, rememberOpening } from './measured';
import { WhereToMeasure } from './where-to-measure';
import styles from './measured-opening.module.css';

type Props = { onTake: (size: Size) => void };

/** From the opening in the wall to the size to order, each deduction on its own line (DIM-15 to DIM-17). */
export default function MeasuredOpening({ onTake }: Props) {
  const texts = useTexts('dimensions');
  const { measuredLead } = useKindTexts();
  const { product, shown, setMark } = useConfiguration();
  const frame = frameOf(shown, useIsDoor());
  const [measured, setMeasured] = useState(() => measuredOpening(product.configurationId));
  const opening = measured ?? openingFor(shown, frame);
  const wanted = orderSizeOf(opening, frame, product.limits);
  const nearest = useNearest(wanted);
  const order = { ...wanted, ...nearest };
  const mark = () => setMark({ opening });
  const change = (size: Size) => {
    setMeasured(size);
    rememberOpening(product.configurationId, size);
    setMark({ opening: size });
  };
  return (
    <>
      <p className={styles.lead}>{measuredLead}</p>
      <div className={styles.fields}>
        <NumberField
          label={texts.openingWidth}
          value={opening.width}
          onFocus={mark}
          onCommit={(width) => change({ ...opening, width })}
          onBoth={change}
        />
        <NumberField
          label={texts.openingHeight}
          value={opening.height}
          onFocus={mark}
          onCommit={(height) => change({ ...opening, height })}
          onBoth={change}
        />
      </div>
      <WhereToMeasure />
      <Deductions opening={opening} order={order} />
      {(wanted.clamped || nearest) && <p className={styles.clamped}>{texts.clamped}</p>}
      <Button look="secondary" block onClick={() => onTake(order)}>
        {texts.take(sizeText(order.width, order.height))}
      </Button>
    </>
  );
}

/** The nearest size that is made, where that one is refused; as long as there are no rules, nothing is. */
function useNearest({ width, height }: Size): Size | null {
  const { rules, shown } = useConfiguration();
  return useMemo(() => {
    const outcome = rules?.apply({ kind: 'size', width, height }, shown);
    if (!outcome || outcome.ok) return null;
    const [size] = sizesAmong((outcome.details as unknown as Refusal).repairs);
    return size ? { width: size.width, height: size.height } : null;
  }, [rules, shown, width, height]);
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
