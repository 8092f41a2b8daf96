import { useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';

const SendCartDialog = lazyChunk(() => import('./send-cart-dialog'));

/** Sends a copy of the cart to somebody (MAIL-01). */
export function SendCart({ cart }: { cart: Cart }) {
  const { sendByMail } = useTexts('cart');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttons.action} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" />
        {sendByMail}
      </button>
      {open && (
        <ImmediateSuspense>
          <SendCartDialog cart={cart} onClose={() => setOpen(false)} />
        </ImmediateSuspense>
      )}
    </>
  );
}
