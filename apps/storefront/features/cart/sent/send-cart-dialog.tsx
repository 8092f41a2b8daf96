import type { Cart } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { SendLinkDialog } from '../../../components/saving/send-link-dialog';
import styles from '../../../components/saving/save-dialog.module.css';
import { useTexts } from '../../../lib/shop/texts';
import { useSendCart } from './use-send-cart';

/** Asks to whom the cart goes, and sends a copy of it (MAIL-01 to MAIL-08). */
export default function SendCartDialog({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const texts = useTexts('sentCart');
  const { sendByMail } = useTexts('cart');
  const letter = useSendCart(cart);
  return (
    <SendLinkDialog
      title={sendByMail}
      lead={texts.lead}
      labels={{ name: texts.sender, email: texts.recipient }}
      send={texts.send}
      sending={texts.sending}
      letter={letter}
      sentTo={(email) => (
        <>
          <b>{texts.sent}.</b> {fillIn(texts.sentTo, { email })}
        </>
      )}
      below={<p className={styles.term}>{texts.term}</p>}
      onClose={onClose}
    />
  );
}
