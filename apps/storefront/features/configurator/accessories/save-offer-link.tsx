import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import styles from './parts-list.module.css';

const SaveConfiguration = lazyChunk(() => import('../saved/save-configuration'));

/** The way to a dated offer, in words where the list of all that was chosen ends: the bar has room for its sign only (SAVE-01). */
export function SaveOfferLink() {
  const { wayToOffer } = useTexts('saved');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.way}>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        {wayToOffer}
      </Button>
      {open && (
        <ImmediateSuspense>
          <SaveConfiguration onClose={() => setOpen(false)} />
        </ImmediateSuspense>
      )}
    </div>
  );
}
