import { rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { placeAfter } from '@fenestra/domain/configuration/assembly/move-element';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/button';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/texts';
import { useReason } from '../frame/refusal-text';
import { useConfiguration } from '../sync/configuration-context';
import styles from './assembly.module.css';
import { useElementChange } from './use-element-change';
import type { ElementWidths } from './use-element-widths';

type Way = 'left' | 'right';

/** Below the sizes of the chosen element. Its buttons keep the focus, so that pressing on moves it on. */
export function MoveOrRemove({ widths }: { widths: ElementWidths }) {
  const texts = useTexts('assembly');
  const change = useElementChange();
  const element = widths.chosen + 1;
  const name = texts.remove(element);
  return (
    <div className={styles.moveOrRemove}>
      <MoveElement widths={widths} />
      <Button size="compact" onClick={() => change({ kind: 'remove-element', element }, name)}>
        {name}
      </Button>
    </div>
  );
}

/** It and its neighbour change places; what stands above the row has no other. */
function MoveElement({ widths: { chosen, choose } }: { widths: ElementWidths }) {
  const texts = useTexts('elementOrder');
  const { shown } = useConfiguration();
  const change = useElementChange();
  const reason = useReason();
  const nameId = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => setRefusal(null), [shown, chosen]);
  const count = rowOf(shown).length;
  const element = chosen + 1;
  if (count < 2 || element > count) return null;

  const move = (to: Way) => {
    const refused = change({ kind: 'move-element', element, to }, texts.moved[to](element));
    setRefusal(refused);
    if (!refused) choose(placeAfter({ element, to }) - 1);
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
      {refusal && <Note role="status">{reason(refusal)}</Note>}
    </div>
  );
}
