import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';

const AddSavedDialog = lazyChunk(() => import('./add-saved-dialog'));

/** Adds a saved configuration from the cart's item list (SAVE-12, CART-10). */
export function AddSaved() {
  const texts = useTexts('saved');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="copy" />
        {texts.addSaved}
      </Button>
      {open && (
        <UntilLoaded>
          <AddSavedDialog onClose={() => setOpen(false)} />
        </UntilLoaded>
      )}
    </>
  );
}
