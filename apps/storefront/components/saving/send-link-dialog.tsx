import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '../../lib/shop/texts';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { RecipientFields, type RecipientLabels, SendOutcome } from './recipient-fields';
import styles from './save-dialog.module.css';
import { useSaveForm } from './save-form';
import type { MailRecipient } from './use-save';

/** How long the success stays readable before the dialog closes (SAVE-06, MAIL-07). */
const closesAfterMs = 2_000;

type Sending = {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly mutate: (addressee: MailRecipient) => void;
};

type Props = {
  title: string;
  lead: string;
  labels?: RecipientLabels;
  send: string;
  sending: string;
  letter: Sending;
  /** Says that it was sent to that address. */
  sentTo: (email: string) => ReactNode;
  /** What is sent, above the form. */
  children?: ReactNode;
  below: ReactNode;
  onClose: () => void;
};

/** Asks to whom a link goes and sends it; nothing goes while a field is wrong or an answer is awaited (SAVE-01, MAIL-01). */
export function SendLinkDialog({ title, lead, labels, send, sending, letter, ...rest }: Props) {
  const { sentTo, children, below, onClose } = rest;
  const { cancel } = useTexts('saved');
  const form = useSaveForm();
  const formId = useId();
  const [wrong, setWrong] = useState(false);
  const { isPending, isSuccess, error, mutate } = letter;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isSuccess]);
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault();
    form.tellAll();
    setWrong(form.firstWrong !== undefined);
    if (form.firstWrong) document.getElementById(form.firstWrong)!.focus();
    else if (!isPending && !isSuccess) mutate(form.values);
  };
  return (
    <Dialog
      size="form"
      title={title}
      lead={lead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look="main" busy={isPending} type="submit" form={formId}>
            {isPending ? sending : send}
          </Button>
        </>
      }
    >
      {children}
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <RecipientFields form={form} labels={labels} />
        <SendOutcome wrong={wrong && form.firstWrong !== undefined} failure={error}>
          {isSuccess && sentTo(form.values.email)}
        </SendOutcome>
      </form>
      {below}
    </Dialog>
  );
}
