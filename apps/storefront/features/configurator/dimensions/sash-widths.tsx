import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { goTo, Link } from '../../../lib/navigation/address';
import buttons from '../../../components/button.module.css';
import fold from '../../../components/disclosure.module.css';
import { Icon } from '../../../components/icon';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { useScreenPath } from '../frame/steps';
import styles from './sash-widths.module.css';

const UnequalPanes = lazyChunk(() => import('./unequal-panes'));
const WidthFields = lazyChunk(() => import('./width-fields'));

/** Partial widths (DIM-03 to DIM-05). The last one is derived. */
export function SashWidths({ open }: { open: boolean }) {
  const texts = useTexts('dimensions');
  const { shown } = useConfiguration();
  const path = useScreenPath();
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(open); // fields that nobody has seen need not follow the size
  useEffect(() => {
    if (open) details.current!.open = true;
  }, [open]);
  const followAddress = () => {
    const now = details.current!.open;
    if (now !== open) goTo(path(now ? 'sashWidths' : 'dimensions'), { replace: true });
  };
  /** The address follows the fold. */
  const closeFold = (event: MouseEvent) => {
    event.preventDefault();
    details.current!.open = false;
  };
  return (
    <>
      <details ref={details} className={fold.fold} onToggle={followAddress}>
        <summary onClick={() => setOpened(true)}>
          <Icon name="sashes" />
          {texts.sashFold}
          <span className={fold.arrow}>
            <Icon name="down" />
          </span>
        </summary>
        <div className={fold.content}>
          <ImmediateSuspense>{(opened || open) && <WidthFields />}</ImmediateSuspense>
          <p className={styles.back}>
            <Link className={`${buttons.link} ${buttons.reach}`} to={path('dimensions')} onClick={closeFold}>
              {texts.mainOnly}
            </Link>
          </p>
        </div>
      </details>
      <ImmediateSuspense>
        <UnequalPanes divided={shown} />
      </ImmediateSuspense>
    </>
  );
}
