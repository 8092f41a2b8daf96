import { nearestDepth } from '@fenestra/domain/configuration/rules/check-accessories';
import { type ReactNode, useId } from 'react';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { RadioOption } from '../choice/radio-option';
import { LengthField } from '../dimensions/length-field';
import styles from './sill-dialog.module.css';
import type { Sill } from './use-sill';

type Props = {
  label: string;
  sill: Sill;
  /** What its field holds, why that cannot be made, and where it is said. */
  entered: number;
  refused: string | null;
  refusedBy: string;
  isChosen: boolean;
  priceOf: (depth: number) => ReactNode;
  onChoose: (depth: number) => void;
  onPoint: (depth: number) => (on: boolean) => void;
};

/** The depths of the price list with what each changes; bent metal is also made between them. */
export function Depths({
  label,
  sill: { type, depth: chosen },
  entered,
  refused,
  refusedBy,
  isChosen,
  priceOf,
  onChoose,
  onPoint,
}: Props) {
  const name = useId();
  const { otherDepth } = useTexts('fittings').sill;
  return (
    <>
      <fieldset className={styles.depths}>
        <legend className="sr">{label}</legend>
        {type.depths.map((depth) => (
          <RadioOption
            key={depth}
            className={styles.depth}
            name={name}
            checked={isChosen && depth === chosen}
            onChoose={() => onChoose(depth)}
            onPoint={onPoint(depth)}
          >
            <b>{thousands(depth)}</b>
            <span>{priceOf(depth)}</span>
          </RadioOption>
        ))}
      </fieldset>
      {type.depthStep && (
        <div className={styles.between}>
          <LengthField
            label={otherDepth}
            value={entered}
            grid={type.depthStep.step}
            refused={refused}
            describedBy={refusedBy}
            canBe={(depth) => nearestDepth(depth, type) === depth}
            onCommit={onChoose}
          />
        </div>
      )}
    </>
  );
}
