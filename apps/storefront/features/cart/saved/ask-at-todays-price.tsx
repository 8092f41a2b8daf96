import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { DiscontinuedParts } from '../../../components/saving/discontinued-parts';
import { isOfStock, netOf } from '../../../components/saving/offer-sums';
import { useOfferEnded } from '../../../components/saving/use-offer-ended';
import { DisplayedPrice, usePriceBasis } from '../../../components/displayed-price';
import { Note } from '../../../components/note';
import { PlusDelivery } from '../../../components/price-basis';
import { lineTitle } from '../../../lib/format/line-title';
import { useTexts } from '../../../lib/shop/texts';
import styles from './add-saved-dialog.module.css';

type Props = {
  offer: WireQuote;
  busy: boolean;
  fault: string | undefined;
  onAdd: () => void;
  onClose: () => void;
};

/** An offer that is bought otherwise than it was saved: what has changed, before it is put into the cart (SAVE-12). */
export function AskAtTodaysPrice({ offer, busy, fault, onAdd, onClose }: Props) {
  const texts = useTexts('saved');
  const basis = usePriceBasis();
  const [first, ...others] = offer.elements;
  return (
    <Dialog
      size="form"
      title={texts.addSaved}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="main" busy={busy} onClick={onAdd}>
            {texts.addToday}
          </Button>
        </>
      }
    >
      <h3>
        {lineTitle(first!.name, first)}
        {first!.quantity > 1 && `, ${texts.pieces(first!.quantity)}`}
        {others.length > 0 && ` ${texts.andMore(others.length)}`}
      </h3>
      <p>
        <WhyToday offer={offer} />
      </p>
      <p className={styles.today}>
        {texts.todayPrice}: <DisplayedPrice net={netOf(offer).today} /> {basis}, <PlusDelivery />
      </p>
      <DiscontinuedParts offer={offer} />
      {fault && (
        <Note tone="err" role="alert">
          {fault}
        </Note>
      )}
    </Dialog>
  );
}

function WhyToday({ offer }: { offer: WireQuote }) {
  const { stockPrice } = useTexts('saved');
  const ended = useOfferEnded();
  return isOfStock(offer) ? stockPrice : ended(offer);
}
