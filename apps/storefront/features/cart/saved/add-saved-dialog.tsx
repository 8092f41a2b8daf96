import { useState } from 'react';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { endedOf, isGone } from '../../../components/saving/ended-offer';
import { TextField } from '../../../components/text-field';
import { refusalOf } from '../../../lib/network/request';
import { savedIdIn } from '../../../lib/quotes/saved-offers';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { AskAtTodaysPrice } from './ask-at-todays-price';
import { SavedHere } from './saved-here';
import { useAddSaved } from './use-add-saved';

/** The link from the mail, or one of those that were saved in this browser. */
export default function AddSavedDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('saved');
  const [link, setLink] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, variables, error, asked } = useAddSaved(onClose);
  const failure = useFailureText(error);
  const add = () => {
    const savedId = savedIdIn(link);
    setFault(savedId ? undefined : texts.noLink);
    if (savedId) mutate(savedId);
  };
  const pasted = savedIdIn(link);
  if (asked) {
    const confirm = () => mutate(asked.savedId);
    return <AskAtTodaysPrice offer={asked} busy={isPending} fault={failure} onAdd={confirm} onClose={onClose} />;
  }
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

/** The true reason: an offer that is forgotten, not made any more or none of this shop (OPEN-Q-18), a cart that is full, no connection. */
function useFailureText(failure: Error | null): string | undefined {
  const shop = useShop();
  const texts = useTexts('saved');
  const { failed } = useTexts('shell');
  if (!failure) return undefined;
  if (!isGone(failure)) return refusalOf(failure) ?? (navigator.onLine ? failed : texts.offline);
  const ended = endedOf(failure);
  if (!ended) return texts.unknown;
  return ended.validUntil ? `${texts.ended(dayInNumbers(ended.validUntil, shop))} ${texts.endedLead}` : texts.notMade;
}
