import { type MouseEvent, type ReactNode, useState } from 'react';
import { goTo } from '../../../lib/navigation/address';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Dialog } from '../../../components/dialog';
import { Note } from '../../../components/note';
import { usePriceBasis } from '../../../components/displayed-price';
import { focusFirstInvalid } from '../../../lib/accessibility/focus-first-invalid';
import { useTexts } from '../../../lib/shop/texts';
import { type Step, useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import styles from './choice-dialog.module.css';
import { ChoiceFoot } from './choice-foot';
import { LoadFailed } from './load-failed';
import type { Draft } from './use-draft';
import type { Prices } from './use-prices';

type Props = {
  title: string;
  /** With a place for whether prices are with VAT. */
  lead: string;
  /** The step that it lies over. */
  over?: Step;
  draft: Draft;
  prices: Prices;
  /** What the button says is used. */
  choice: string;
  /** The drawing, and what else stays beside the choices. */
  preview: ReactNode;
  /** Asks for a choice that must be made first, and names the part in which it is made; `isSaid` where that part asks for it already. */
  missing?: { readonly text: string; readonly part: string; readonly isSaid?: boolean } | null;
  children: ReactNode;
};

/**
 * The frame of all choices over a step: the drawing beside the choices, a draft that is drawn and priced, and one
 * button that takes it as one step of undo.
 */
export function ChoiceDialog({ title, lead, over = 'accessories', draft, prices, choice, ...rest }: Props) {
  const { preview, missing = null, children } = rest;
  const texts = useTexts('choice');
  const path = useScreenPath();
  const { changeAll } = useConfiguration();
  const [asked, setAsked] = useState(false);
  const close = () => goTo(path(over));
  const use = ({ currentTarget }: MouseEvent) => {
    if (focusFirstInvalid(currentTarget.closest('dialog')!)) return;
    if (missing) {
      setAsked(true);
      document.getElementById(missing.part)?.focus();
    } else if (!changeAll(draft.changes, title)) close();
  };
  return (
    <Dialog
      ofAddress
      title={title}
      lead={fillIn(lead, { basis: usePriceBasis() })}
      aside={preview}
      onClose={close}
      foot={
        <>
          {asked && missing && !missing.isSaid && (
            <div className={styles.missing}>
              <Note tone="err" role="alert">
                {missing.text}
              </Note>
            </div>
          )}
          <ChoiceFoot prices={prices} action={texts.use(choice)} onUse={use} onClose={close} />
        </>
      }
    >
      {prices.failure && <PricesFailed failure={prices.failure} onRetry={prices.retry} />}
      {children}
    </Dialog>
  );
}

/** The choices go on without prices. */
function PricesFailed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const { failed } = useTexts('choice');
  return (
    <div className={styles.failed}>
      <LoadFailed text={failed} failure={failure} onRetry={onRetry} />
    </div>
  );
}
