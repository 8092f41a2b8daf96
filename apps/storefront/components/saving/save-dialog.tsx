import { useEffect, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { useTexts } from '../../lib/texts';
import { AddresseeFields, Outcome } from './addressee-fields';
import styles from './save-dialog.module.css';
import { useSaveForm } from './save-form';
import { SavedElements } from './saved-elements';
import { type Savable, useSave } from './use-save';
import { WithoutMail } from './without-mail';

/** How long the success stays readable before the dialog closes (SAVE-06). */
const closesAfterMs = 2_000;

type Props = {
  savable: Savable;
  /** What is not saved. */
  note?: string | undefined;
  onClose: () => void;
};

/** Saves one or more elements and sends their link; or gives link, QR code and PDF without an e-mail (SAVE-01 to SAVE-07). */
export default function SaveDialog({ savable, note, onClose }: Props) {
  const texts = useTexts('saved');
  const { saveAndSend } = useTexts('shell');
  const form = useSaveForm();
  const { isPending, isSuccess, error, mutate } = useSave(savable);
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
      title={saveAndSend}
      lead={texts.lead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="main" busy={isPending} type="submit" form="save-form">
            {isPending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <SavedElements elements={savable.elements} />
      {note && <p className={styles.term}>{note}</p>}
      <form
        id="save-form"
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
              <b>{texts.sent}.</b> {texts.sentTo(form.values.email)}
            </>
          )}
        </Outcome>
      </form>
      <WithoutMail savable={savable} />
      <p className={styles.term}>{texts.term}</p>
    </Dialog>
  );
}
