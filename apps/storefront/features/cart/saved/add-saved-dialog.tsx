import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { TextField } from '../../../components/text-field';
import { refusalOf } from '../../../lib/request';
import { savedIdIn } from '../../../lib/saved-offers';
import { useTexts } from '../../../lib/texts';
import { SavedHere } from './saved-here';
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
          error={fault ?? (variables === pasted ? failure : undefined)}
          onChange={setLink}
          wide
        />
      </form>
      <SavedHere
        busy={isPending ? variables : undefined}
        failed={{ savedId: variables, text: failure }}
        onAdd={mutate}
      />
    </Dialog>
  );
}

/** OPEN-Q-18: what is unknown or forgotten says so. */
function useFailureText(failure: Error | null): string | undefined {
  const { unknown } = useTexts('saved');
  const { failed } = useTexts('shell');
  if (!failure) return undefined;
  return refusalOf(failure) !== null ? unknown : failed;
}
