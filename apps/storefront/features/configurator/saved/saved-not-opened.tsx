import { assemblyProduct } from '@fenestra/domain/configuration/assembly/join-elements';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { Button, buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { type Ended, endedOf, isGone } from '../../../components/saving/ended-offer';
import { refusalOf } from '../../../lib/network/request';
import { useShop, useTexts } from '../../../lib/shop/texts';

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
  const gone = isGone(failure);
  const ended = gone ? endedOf(failure) : null;
  const again = ended?.validUntil && ended.product !== assemblyProduct ? ended.product : null;
  return (
    <Dialog
      ofAddress
      size="question"
      title={gone ? texts.gone : failed}
      onClose={onClose}
      foot={
        <>
          <a className={buttonClass({ look: gone && !again ? 'main' : 'secondary' })} href="/">
            {texts.startOver}
          </a>
          {again && (
            <a className={buttonClass({ look: 'main' })} href={beginningOf(again)}>
              {texts.sameProduct}
            </a>
          )}
          {!gone && (
            <Button look="main" onClick={onRetry}>
              {retry}
            </Button>
          )}
        </>
      }
    >
      {gone ? <Why ended={ended} /> : <p>{refusalOf(failure) ?? (navigator.onLine ? null : texts.offline)}</p>}
    </Dialog>
  );
}

/** One from stock is named by its id (OPEN-Q-13). */
const beginningOf = (product: string): string => `/conf/#/otvirky/?productId=${product}&sklad=${/^\d+$/.test(product)}`;

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
