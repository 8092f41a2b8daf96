import { useEffect, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Note } from '../note';
import { TextField } from '../text-field';
import { useTexts } from '../../lib/texts';
import styles from './save-dialog.module.css';
import { SaveFailure } from './save-failure';
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
        <Fields form={form} />
        <Outcome sentTo={isSuccess ? form.values.email : null} wrong={wrong && !form.isRight} failure={error} />
      </form>
      <WithoutMail savable={savable} />
      <p className={styles.term}>{texts.term}</p>
    </Dialog>
  );
}

function Fields({ form }: { form: ReturnType<typeof useSaveForm> }) {
  const texts = useTexts('saved');
  const { optional } = useTexts('checkout');
  return (
    <>
      <TextField {...form.field('name')} label={texts.name} required autoComplete="name" />
      <TextField
        {...form.field('email')}
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField {...form.field('note')} label={texts.note} optional={optional} hint={texts.noteHint} lines={3} wide />
    </>
  );
}

type OutcomeProps = { sentTo: string | null; wrong: boolean; failure: Error | null };

/** ERR-05, ERR-06 */
function Outcome({ sentTo, wrong, failure }: OutcomeProps) {
  const texts = useTexts('saved');
  const { refusals } = useTexts('errors');
  return (
    <div className={styles.outcome} aria-live="polite">
      {sentTo !== null && (
        <Note tone="ok">
          <b>{texts.sent}.</b> {texts.sentTo(sentTo)}
        </Note>
      )}
      {wrong && <Note tone="err">{refusals['order-data-refused']}</Note>}
      {failure && !wrong && <SaveFailure failure={failure} />}
    </div>
  );
}
