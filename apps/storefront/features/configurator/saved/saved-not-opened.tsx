import { endedOffer } from '@fenestra/contracts/wire/saved-calls';
import { assemblyProduct } from '@fenestra/domain/configuration/assembly/join-elements';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { z } from 'zod/mini';
import { Button, buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { CallFailed } from '../../../lib/request';
import { useShop, useTexts } from '../../../lib/texts';

export function Opening({ onClose }: { onClose: () => void }) {
  const { opening } = useTexts('saved');
  return (
    <Dialog ofAddress size="question" title={opening} onClose={onClose}>
      <div aria-busy="true" />
    </Dialog>
  );
}

type Props = { failure: Error; onRetry: () => void; onClose: () => void };

/**
 * What is gone leads to the start page, or to the same product anew (OPEN-Q-18); an assembly does not begin anew: its elements are gone
 * too. Anything else may be tried again.
 */
export function NotOpened({ failure, onRetry, onClose }: Props) {
  const texts = useTexts('saved');
  const { failed, retry } = useTexts('shell');
  const isGone = failure instanceof CallFailed && failure.refusal !== null;
  const ended = isGone ? endedOf(failure) : null;
  const again = ended?.validUntil && ended.product !== assemblyProduct ? ended.product : null;
  return (
    <Dialog
      ofAddress
      size="question"
      title={isGone ? texts.gone : failed}
      onClose={onClose}
      foot={
        <>
          <a className={buttonClass({ look: isGone && !again ? 'main' : 'secondary' })} href="/">
            {texts.startOver}
          </a>
          {again && (
            <a className={buttonClass({ look: 'main' })} href={`/conf/#/otvirky/?productId=${again}&sklad=false`}>
              {texts.sameProduct}
            </a>
          )}
          {!isGone && (
            <Button look="main" onClick={onRetry}>
              {retry}
            </Button>
          )}
        </>
      }
    >
      {isGone && <Why ended={ended} />}
    </Dialog>
  );
}

type Ended = z.output<typeof endedOffer>;

function Why({ ended }: { ended: Ended | null }) {
  const shop = useShop();
  const texts = useTexts('saved');
  if (!ended) return <p>{texts.goneLead}</p>;
  if (!ended.validUntil) return <p>{texts.notMade}</p>;
  return (
    <p>
      <b>{texts.ended(dayInNumbers(ended.validUntil, shop))}</b> {texts.endedLead}
    </p>
  );
}

/** What the refusal says of an offer that there was. */
function endedOf({ answer }: CallFailed): Ended | null {
  const told = answeredWith.safeParse(answer);
  return told.success ? told.data.nabidka : null;
}

const answeredWith = z.object({ nabidka: endedOffer });
