import { useEffect, useId } from 'react';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Note } from '../../../components/note';
import styles from '../../../components/saving/save-dialog.module.css';
import { TextField } from '../../../components/text-field';
import { captchaOfPage } from '../../../lib/network/captcha-token';
import { openOverlay } from '../../../lib/navigation/overlay';
import { CallFailed } from '../../../lib/network/request';
import { notify } from '../../../lib/accessibility/announce';
import { useContact, useTexts } from '../../../lib/shop/texts';
import { useFeedbackForm } from './use-feedback-form';
import { configurationHere, useSendFeedback } from './use-send-feedback';

/** How long the success stays readable before the dialog closes, ms (FEED-06). */
const closesAfter = 2_000;
const close = () => openOverlay(null);

/** A message to the shop's people (FEED-01 to FEED-08); loaded only when somebody wants to write. */
export default function FeedbackDialog() {
  const texts = useTexts('feedback');
  const { writeToUs } = useTexts('shell');
  const { mutate, isPending, isSuccess, error } = useSendFeedback();
  const form = useFeedbackForm(error);
  const formId = useId();
  const end = () => {
    form.clearMessage();
    notify(texts.submit_msg_true, 'status');
    close();
  };
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(end, closesAfter);
    return () => clearTimeout(timer);
  }, [isSuccess]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.tellAll();
    const empty = form.firstEmpty;
    if (empty) event.currentTarget.querySelector<HTMLElement>(`#${empty}`)?.focus();
    else if (!isPending && !isSuccess) mutate(form.values);
  };
  return (
    <Dialog
      size="form"
      title={writeToUs}
      lead={texts.lead}
      onClose={isSuccess ? end : close}
      foot={
        <>
          <Button onClick={isSuccess ? end : close}>{texts.cancel}</Button>
          <Button look="main" busy={isPending} type="submit" form={formId}>
            {isPending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <Fields form={form} />
        {(isSuccess || error) && (
          <div className={styles.outcome} ref={bringIntoView}>
            {error ? <Failure failure={error} /> : <Note tone="ok">{texts.submit_msg_true}</Note>}
          </div>
        )}
      </form>
      <p className={styles.term}>{captchaOfPage() ? texts.useChecked : texts.use}</p>
    </Dialog>
  );
}

/** On a telephone the end of the form lies below the fold. */
const bringIntoView = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'nearest' });

function Fields({ form: { field, isFilled } }: { form: ReturnType<typeof useFeedbackForm> }) {
  const texts = useTexts('feedback');
  return (
    <>
      <TextField {...field('name')} label={texts.name} right={isFilled('name')} autoComplete="name" />
      <TextField
        {...field('phone')}
        label={texts.phone}
        right={isFilled('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...field('email')}
        label={texts.email}
        right={isFilled('email')}
        inputMode="email"
        autoComplete="email"
        wide
      />
      <TextField
        {...field('message')}
        label={texts.message}
        hint={configurationHere() && texts.attached}
        lines={10}
        wide
      />
    </>
  );
}

/** That nothing was sent, why where that is known, and what else can be done (FEED-07). */
function Failure({ failure }: { failure: Error }) {
  const { otherWay } = useTexts('feedback');
  const { failed } = useTexts('shell');
  const { phone } = useContact();
  const reason = failure instanceof CallFailed ? failure.refusal : null;
  return (
    <Note tone="err" role="alert">
      <b>{failed}</b> {reason} {fillIn(otherWay, { phone })}
    </Note>
  );
}
