import { memo, useState } from 'react';
import type { Side } from '@fenestra/domain/drawing/scene';
import { IconButton } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Icon } from '../../../components/icon';
import { Segments } from '../../../components/segments';
import { readText, writeText } from '../../../lib/storage/browser-storage';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { DeferredConfiguration } from '../sync/deferred-configuration';
import { NumberedDrawing } from './numbered-drawing';
import { SheetDrawing } from './sheet-drawing';
import type { PreviewedConfiguration } from './live-drawing';
import styles from './stage.module.css';
import { TitleBlock } from './title-block';
import { TwoViewsDrawing } from './two-views-drawing';
import { useNumbers } from './use-numbers';
import { useScrolled } from '../frame/use-scrolled';

export type Look = 'one-side' | 'numbered' | 'two-views';

type Props = {
  onPress?: ((area: string) => void) | undefined;
  /** The numbers of the parts list and both sides at once where there is room, or always both sides at one scale. */
  look?: Look | undefined;
  tried?: PreviewedConfiguration;
};

/**
 * The drawing sheet: tools, drawing, title block. On the phone it is pinned and can be folded away. What is drawn knows by itself
 * when it changes, so the tools are not rendered with each step.
 */
export const Stage = memo(function Stage({ onPress, look = 'one-side', tried }: Props) {
  const texts = useTexts('configurator');
  const parts = useTexts('parts');
  const [side, setSide] = useState<Side>('inside');
  const [large, setLarge] = useState(false);
  const [hidden, setHidden] = useState(readText('session', 'drawing') === 'hidden');
  const scrolled = useScrolled(201); // on a phone: 105 px stand above the drawing, which becomes lower by 96, where the choices are by then
  const view = side === 'inside' ? texts.viewInside : texts.viewOutside;
  const sides = { 'one-side': view, numbered: parts.bothSides, 'two-views': parts.oneScale }[look];
  const toggle = () => {
    writeText('session', 'drawing', hidden ? 'shown' : 'hidden');
    setHidden(!hidden);
  };
  const drawn = (className: string | undefined) => {
    if (look === 'two-views') return <TwoViewsDrawing className={className} />;
    if (look === 'numbered') return <NumberedDrawing className={className} side={side} />;
    return <SheetDrawing className={className} side={side} tried={tried} onPress={onPress} />;
  };
  const state = [styles.stage, hidden && styles.hidden, scrolled && styles.small].filter(Boolean).join(' ');
  return (
    <section className={state} data-pinned aria-label={texts.stage}>
      <div className={styles.sheet}>
        <div className={styles.tools}>
          {look !== 'two-views' && (
            <div className={look === 'numbered' ? styles.oneSide : undefined}>
              <Segments
                label={texts.side}
                value={side}
                options={[
                  { value: 'inside', text: texts.inside },
                  { value: 'outside', text: texts.outside },
                ]}
                onChange={setSide}
              />
              {look === 'numbered' && (
                <DeferredConfiguration>
                  <OutsideNumbers />
                </DeferredConfiguration>
              )}
            </div>
          )}
          {look !== 'one-side' && <p className={styles.bothSides}>{sides}</p>}
          <div className={styles.buttons}>
            <DeferredConfiguration>
              <UndoButtons />
            </DeferredConfiguration>
            <IconButton label={texts.zoom} onClick={() => setLarge(true)} aria-haspopup="dialog">
              <Icon name="zoom" />
            </IconButton>
          </div>
        </div>
        {drawn(styles.drawing)}
        <DeferredConfiguration>
          <TitleBlock view={look === 'one-side' ? `${texts.product}, ${view}` : parts.bothViews} />
        </DeferredConfiguration>
      </div>
      <button type="button" className={styles.handle} aria-expanded={!hidden} onClick={toggle}>
        <span className="sr">{hidden ? texts.showDrawing : texts.hideDrawing}</span>
        <Icon name="down" small />
      </button>
      {large && (
        <Dialog title={texts.stage} lead={sides} onClose={() => setLarge(false)}>
          {drawn(styles.large)}
        </Dialog>
      )}
    </section>
  );
});

/** Which numbers stand on the other side, where one side is shown. */
function OutsideNumbers() {
  const { outsideNumbers } = useTexts('parts');
  const and = new Intl.ListFormat(useShop().language);
  const outside = useNumbers().filter(({ part, chosen }) => chosen && (part === 'net' || part === 'outer-sill'));
  if (outside.length === 0) return null;
  return (
    <p className={styles.outsideNumbers}>{outsideNumbers(and.format(outside.map(({ number }) => String(number))))}</p>
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
