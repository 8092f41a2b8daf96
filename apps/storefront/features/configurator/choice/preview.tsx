import type { Side, View } from '@fenestra/domain/drawing/scene';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../../lib/shop/texts';
import { SheetDrawing } from '../stage/sheet-drawing';
import styles from './preview.module.css';
import type { Draft } from './use-draft';

type Props = {
  draft: Draft;
  sides?: readonly Side[];
  /** Names of what is seen on each side. */
  captions?: Partial<Record<Side, string>>;
  dimensions?: View['dimensions'];
  measured?: View['measured'];
  /** The area that the choices are for. */
  selected?: string | undefined;
  /** The element of an assembly that the choices are for, counted from 0. */
  element?: number | undefined;
  /** Chooses an area by pressing it. */
  onPress?: (area: string) => void;
  /** Another picture beside the sides, as large as they are: a section, a detail. */
  detail?: ReactNode;
  /** What stands under the drawing: a section, facts. */
  children?: ReactNode;
};

/** A sheet with the product as it would be; from both sides where both differ. */
export function Preview({ draft, sides = ['inside'], captions = {}, dimensions = 'none', selected, ...rest }: Props) {
  const { measured, element, onPress, detail, children } = rest;
  const texts = useTexts('configurator');
  const tried = useMemo(
    () => ({ configuration: draft.drawn, mark: { dimensions, measured, selected, element } }),
    [draft.drawn, dimensions, measured, selected, element],
  );
  return (
    <div className={styles.sheet}>
      <div className={styles.sides}>
        {sides.map((side) => (
          <figure key={side} className={styles.side}>
            {sides.length > 1 && (
              <figcaption>
                {texts[side]}
                <b>{captions[side]}</b>
              </figcaption>
            )}
            <SheetDrawing className={styles.drawing} side={side} tried={tried} onPress={onPress} />
          </figure>
        ))}
        {detail && <div className={styles.side}>{detail}</div>}
      </div>
      {children}
    </div>
  );
}

/** The sheet with what it is worked by above or below it; beside it on the phone. */
export function WorkedPreview({ children }: { children: ReactNode }) {
  return <div className={styles.worked}>{children}</div>;
}

/** The last line of the sheet: what is chosen, and a figure of the whole product. */
export function PreviewFacts({ children }: { children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
