import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import styles from './parts-list.module.css';

const SaveConfiguration = lazyChunk(() => import('../saved/save-configuration'));

/** The way to a dated offer, in words where the list of all that was chosen ends: the bar has room for its sign only (SAVE-01). */
export function OfferWay() {
  const { wayToOffer } = useTexts('saved');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.way}>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        {wayToOffer}
      </Button>
      {open && (
        <UntilLoaded>
          <SaveConfiguration onClose={() => setOpen(false)} />
        </UntilLoaded>
      )}
    </div>
  );
}
