import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';

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
        <ImmediateSuspense>
          <AddSavedDialog onClose={() => setOpen(false)} />
        </ImmediateSuspense>
      )}
    </>
  );
}
