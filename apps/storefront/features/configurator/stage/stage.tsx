import { useState } from 'react';
import type { Side } from '@fenestra/domain/drawing/scene';
import { IconButton } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Icon } from '../../../components/icon';
import { Segments } from '../../../components/segments';
import { readText, writeText } from '../../../lib/stored';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { SheetDrawing } from './sheet-drawing';
import styles from './stage.module.css';
import { TitleBlock } from './title-block';
import { useScrolled } from '../frame/use-scrolled';

type Props = { onPress?: ((area: string) => void) | undefined };

/** The drawing sheet: tools, drawing, title block. On the phone it is pinned and can be folded away. */
export function Stage({ onPress }: Props) {
  const texts = useTexts('configurator');
  const [side, setSide] = useState<Side>('inside');
  const [large, setLarge] = useState(false);
  const [hidden, setHidden] = useState(readText('session', 'drawing') === 'hidden');
  const scrolled = useScrolled(80);
  const toggle = () => {
    writeText('session', 'drawing', hidden ? 'shown' : 'hidden');
    setHidden(!hidden);
  };
  const state = [styles.stage, hidden && styles.hidden, scrolled && styles.small].filter(Boolean).join(' ');
  return (
    <section className={state} aria-label={texts.stage}>
      <div className={styles.sheet}>
        <div className={styles.tools}>
          <Segments
            label={texts.side}
            value={side}
            options={[
              { value: 'inside', text: texts.inside },
              { value: 'outside', text: texts.outside },
            ]}
            onChange={setSide}
          />
          <div className={styles.buttons}>
            <UndoButtons />
            <IconButton label={texts.zoom} onClick={() => setLarge(true)} aria-haspopup="dialog">
              <Icon name="zoom" />
            </IconButton>
          </div>
        </div>
        <SheetDrawing className={styles.drawing} side={side} onPress={onPress} />
        <TitleBlock side={side} />
      </div>
      <button type="button" className={styles.handle} aria-expanded={!hidden} onClick={toggle}>
        <span className="sr">{hidden ? texts.showDrawing : texts.hideDrawing}</span>
        <Icon name="down" small />
      </button>
      {large && (
        <Dialog
          title={texts.stage}
          lead={side === 'inside' ? texts.viewInside : texts.viewOutside}
          onClose={() => setLarge(false)}
        >
          <SheetDrawing className={styles.large} side={side} />
        </Dialog>
      )}
    </section>
  );
}

function UndoButtons() {
  const texts = useTexts('configurator');
  const { undo, redo, undoLabel, redoLabel } = useConfiguration();
  return (
    <>
      <IconButton
        label={undoLabel ? texts.undo(undoLabel) : texts.nothingToUndo}
        aria-disabled={!undoLabel}
        onClick={undo}
      >
        <Icon name="undo" />
      </IconButton>
      <IconButton
        className={styles.wide}
        label={redoLabel ? texts.redo(redoLabel) : texts.nothingToRedo}
        aria-disabled={!redoLabel}
        onClick={redo}
      >
        <Icon name="redo" />
      </IconButton>
    </>
  );
}
