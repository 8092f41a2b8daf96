import { useEffect, useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { AddresseeFields, Outcome } from '../../../components/saving/addressee-fields';
import { useSaveForm } from '../../../components/saving/save-form';
import styles from '../../../components/saving/save-dialog.module.css';
import { useTexts } from '../../../lib/texts';
import { useSendCart } from './use-send-cart';

/** How long the success stays readable before the dialog closes (MAIL-07). */
const closesAfterMs = 2_000;

/** Asks to whom the cart goes, and sends a copy of it (MAIL-01 to MAIL-08). */
export default function SendCartDialog({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const texts = useTexts('sentCart');
  const { sendByMail } = useTexts('cart');
  const { cancel } = useTexts('saved');
  const form = useSaveForm();
  const { isPending, isSuccess, error, mutate } = useSendCart(cart);
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isSuccess]);
  const send = () => {
    form.tellAll();
    setWrong(!form.isRight);
    if (form.isRight && !isPending && !isSuccess) mutate(form.values);
  };
  return (
    <Dialog
      size="form"
      title={sendByMail}
      lead={texts.lead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look="main" busy={isPending} type="submit" form="send-cart">
            {isPending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <form
        id="send-cart"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AddresseeFields form={form} />
        <Outcome wrong={wrong && !form.isRight} failure={error}>
          {isSuccess && (
            <>
              <b>{texts.sent}.</b> {fillIn(texts.sentTo, { email: form.values.email })}
            </>
          )}
        </Outcome>
      </form>
      <p className={styles.term}>{texts.term}</p>
    </Dialog>
  );
}
