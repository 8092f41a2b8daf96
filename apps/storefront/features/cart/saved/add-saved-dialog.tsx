import { useState } from 'react';
import { dayText } from '@fenestra/i18n/day-text';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { TextField } from '../../../components/text-field';
import { CallFailed } from '../../../lib/request';
import { rememberedOffers, savedIdIn } from '../../../lib/saved-offers';
import { useShop, useTexts } from '../../../lib/texts';
import styles from './add-saved-dialog.module.css';
import { useAddSaved } from './use-add-saved';

/** The link from the mail, or one of those that were saved in this browser. */
export default function AddSavedDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('saved');
  const [link, setLink] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, variables, error } = useAddSaved(onClose);
  const failure = useFailureText(error);
  const add = () => {
    const savedId = savedIdIn(link);
    setFault(savedId ? undefined : texts.noLink);
    if (savedId) mutate(savedId);
  };
  const pasted = savedIdIn(link);
  return (
    <Dialog
      size="form"
      title={texts.addSaved}
      lead={texts.addSavedLead}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="main" busy={isPending && variables === pasted} type="submit" form="saved-form">
            {texts.add}
          </Button>
        </>
      }
    >
      <form
        id="saved-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          id="saved-link"
          label={texts.pasteLink}
          hint={texts.pasteHint}
          value={link}
          error={fault ?? failure}
          onChange={setLink}
          wide
        />
      </form>
      <SavedHere busy={isPending ? variables : undefined} onAdd={mutate} />
    </Dialog>
  );
}

/** OPEN-Q-18: what is unknown or forgotten says so. */
function useFailureText(failure: Error | null): string | undefined {
  const { unknown } = useTexts('saved');
  const { failed } = useTexts('shell');
  if (!failure) return undefined;
  return failure instanceof CallFailed && failure.refusal !== null ? unknown : failed;
}

function SavedHere({ busy, onAdd }: { busy: string | undefined; onAdd: (savedId: string) => void }) {
  const shop = useShop();
  const texts = useTexts('saved');
  const [offers] = useState(rememberedOffers);
  if (offers.length === 0) return null;
  return (
    <section className={styles.here}>
      <h3>{texts.savedHere}</h3>
      <ul>
        {offers.map(({ savedId, name, savedOn }) => (
          <li key={savedId}>
            <p>
              <b>{name}</b>
              <span>{texts.savedOn(dayText(savedOn, shop))}</span>
            </p>
            <Button
              size="compact"
              busy={busy === savedId}
              aria-label={`${texts.add}: ${name}`}
              onClick={() => onAdd(savedId)}
            >
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
