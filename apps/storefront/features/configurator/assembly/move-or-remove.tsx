import { rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { placeAfter } from '@fenestra/domain/configuration/assembly/move-element';
import type { Change } from '@fenestra/domain/configuration/change';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/button';
import { useTexts } from '../../../lib/shop/texts';
import { type Refused, RefusalNote } from '../frame/refusal-note';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import { useElementChange } from './use-element-change';
import type { ElementWidths } from './use-element-widths';

type Way = 'left' | 'right';
/** Gives whether it was made. */
type Make = (wanted: Change, name: string) => boolean;

/** Below the sizes of the chosen element, with why it cannot be moved or taken away. Its buttons keep the focus, so that pressing on moves it on. */
export function MoveOrRemove({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const { shown } = useConfiguration();
  const change = useElementChange();
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => setRefused(null), [shown, widths.chosen]);
  const make: Make = (wanted, label) => {
    const refusal = change(wanted, label);
    setRefused(refusal && { wanted, refusal });
    return !refusal;
  };
  const element = widths.chosen + 1;
  const name = texts.remove(element);
  return (
    <div className={styles.moveOrRemove}>
      <MoveElement widths={widths} make={make} />
      <Button size="compact" onClick={() => make({ kind: 'remove-element', element }, name)}>
        {name}
      </Button>
      {refused && <RefusalNote {...refused} />}
    </div>
  );
}

/** It and its neighbour change places; what stands above the row has no other. */
function MoveElement({ widths: { chosen, choose }, make }: { widths: ElementWidths; make: Make }) {
  const texts = useTexts('elementOrder');
  const { shown } = useConfiguration();
  const nameId = useId();
  const count = rowOf(shown).length;
  const element = chosen + 1;
  if (count < 2 || element > count) return null;

  const move = (to: Way) => {
    const isMade = make({ kind: 'move-element', element, to }, texts.moved[to](element));
    if (isMade) choose(placeAfter({ element, to }) - 1);
  };
  const isOutermost = (to: Way) => element === (to === 'left' ? 1 : count);
  return (
    <div className={styles.move} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{texts.move(element)}</span>
      <span className={styles.ways}>
        <Button size="compact" aria-disabled={isOutermost('left')} onClick={() => move('left')}>
          <span aria-hidden="true">←</span>
          {texts.to.left}
        </Button>
        <Button size="compact" aria-disabled={isOutermost('right')} onClick={() => move('right')}>
          {texts.to.right}
          <span aria-hidden="true">→</span>
        </Button>
      </span>
    </div>
  );
}
