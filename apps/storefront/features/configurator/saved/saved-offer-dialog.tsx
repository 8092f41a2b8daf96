import { useState } from 'react';
import type { Product } from '@fenestra/contracts/wire/product';
import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { Button, buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Note } from '../../../components/note';
import { useOfferEnded } from '../../../components/saving/use-offer-ended';
import { useDisplayedPriceText } from '../../../components/displayed-price';
import { refusalOf } from '../../../lib/network/request';
import { notify } from '../../../lib/accessibility/announce';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { DiscontinuedParts } from '../../../components/saving/discontinued-parts';
import { daysLeft, hasTwoPrices, isOfStock, isProject, netOf } from '../../../components/saving/offer-sums';
import { Letterhead, TotalsOnPaper } from './offer-on-paper';
import { OfferPrices } from './offer-prices';
import { PriceComparison } from './price-comparison';
import { SavedProject } from './saved-project';
import styles from './saved-offer-dialog.module.css';
import { SavedProducts } from './saved-products';

type Props = {
  offer: WireQuote;
  /** What was begun in this browser. */
  present: Product | null;
  onGoOn: (price: 'offered' | 'today') => Promise<void>;
  onOpenOne: (element: { configurationId: string }) => Promise<void>;
  onKeepPresent: () => void;
};

/** What was offered, what it costs today and why, and what going on overwrites (SAVE-08, SAVE-10). */
export function SavedOfferDialog({ offer, present, onGoOn, onOpenOne, onKeepPresent }: Props) {
  const shop = useShop();
  const texts = useTexts('saved');
  const { offered, today } = netOf(offer);
  const differs = offered !== today && (hasTwoPrices(offer) || !offer.holds);
  const several = isProject(offer);
  const [busy, run] = useBusy();
  return (
    <Dialog
      ofAddress
      size="form"
      title={texts.offerOf(dayInNumbers(offer.savedOn, shop))}
      lead={<Letterhead />}
      onClose={onKeepPresent}
      foot={
        <Choices
          offer={offer}
          hasPresent={present !== null}
          busy={busy}
          onGoOn={(price) => run(price, onGoOn(price))}
          onKeepPresent={onKeepPresent}
        />
      }
    >
      <SavedProducts offer={offer} present={present}>
        <Validity offer={offer} />
      </SavedProducts>
      {present && (
        <div className={styles.warning}>
          <Note tone="warn">
            <b>{several ? texts.overwritesByOne : texts.overwrites}</b> {texts.overwritesHint}
          </Note>
        </div>
      )}
      {several && (
        <SavedProject
          offer={offer}
          busy={busy}
          onOpen={(element) => run(element.configurationId, onOpenOne(element))}
        />
      )}
      <DiscontinuedParts offer={offer} />
      <TotalsOnPaper offer={offer} />
      {hasTwoPrices(offer) && <OfferPrices offer={offer} />}
      {differs && <PriceComparison offer={offer} />}
    </Dialog>
  );
}

function Validity({ offer }: { offer: WireQuote }) {
  const shop = useShop();
  const texts = useTexts('saved');
  const ended = useOfferEnded();
  const day = dayInNumbers(offer.validUntil, shop);
  if (isOfStock(offer)) return <>{texts.stockPrice}</>;
  if (!offer.holds) return <>{ended(offer)}</>;
  return (
    <>
      {hasTwoPrices(offer) && offer.elements.every(isMadeAsSaved) && `${texts.pricesChanged} `}
      <b className={styles.held}>{texts.daysLeft(daysLeft(offer, shop), day)}</b>
    </>
  );
}

/** Otherwise the prices may differ without another price list. */
const isMadeAsSaved = ({ goneToday, repairedToday = [] }: WireQuote['elements'][number]): boolean =>
  !goneToday && repairedToday.length === 0;

/** Which choice is being carried out; when it fails the shopper is told and may choose again. */
function useBusy() {
  const { failed } = useTexts('shell');
  const { offline } = useTexts('saved');
  const [busy, setBusy] = useState<string | null>(null);
  const run = (name: string, done: Promise<void>) => {
    setBusy(name);
    const free = () => setBusy(null);
    done.then(free, (failure: unknown) => {
      free();
      notify(refusalOf(failure) ?? (navigator.onLine ? failed : offline));
    });
  };
  return [busy, run] as const;
}

type ChoicesProps = Pick<Props, 'offer' | 'onKeepPresent'> & {
  hasPresent: boolean;
  busy: string | null;
  onGoOn: (price: 'offered' | 'today') => void;
};

/** The old price comes first as long as it holds. */
function Choices({ offer, hasPresent, busy, onGoOn, onKeepPresent }: ChoicesProps) {
  const texts = useTexts('saved');
  const price = useDisplayedPriceText();
  const choice = hasTwoPrices(offer);
  return (
    <div className={styles.ways}>
      <div className={styles.away}>
        <a className={buttonClass({ look: 'text' })} href="/">
          {texts.startOver}
        </a>
        {hasPresent && (
          <Button look="text" onClick={onKeepPresent}>
            {texts.keepCurrent}
          </Button>
        )}
      </div>
      {choice && (
        <Button busy={busy === 'today'} onClick={() => onGoOn('today')}>
          {texts.takeToday}
        </Button>
      )}
      <Button look="main" busy={busy === 'offered'} onClick={() => onGoOn('offered')}>
        {isProject(offer) ? texts.severalToCart : choice ? texts.keepPrice(price(netOf(offer).offered)) : texts.goOn}
      </Button>
    </div>
  );
}
