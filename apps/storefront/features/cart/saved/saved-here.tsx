import { useState } from 'react';
import { lastDayOfOffer } from '@fenestra/domain/pricing/offer-term';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { forgetOffer, type RememberedOffer, rememberedOffers, savedPath } from '../../../lib/quotes/saved-offers';
import { todayIn } from '../../../lib/shop/shop';
import { useShop, useTexts } from '../../../lib/shop/texts';
import styles from './add-saved-dialog.module.css';

type Props = {
  /** The offer that is being put into the cart, and one that could not be put there. */
  busy: string | undefined;
  failed: { readonly savedId: string | undefined; readonly text: string | undefined };
  onAdd: (savedId: string) => void;
};

/** What was saved in this browser, the newest first: to be bought, opened or taken from the list. */
export function SavedHere({ busy, failed, onAdd }: Props) {
  const texts = useTexts('saved');
  const [offers, setOffers] = useState(rememberedOffers);
  if (offers.length === 0) return null;
  const forget = (savedId: string) => {
    forgetOffer(savedId);
    setOffers(rememberedOffers());
  };
  return (
    <section className={styles.here}>
      <h3>{texts.savedHere}</h3>
      <ul>
        {offers.map((offer) => (
          <li key={offer.savedId}>
            <Words offer={offer} fault={failed.savedId === offer.savedId ? failed.text : undefined} />
            <Button
              size="compact"
              busy={busy === offer.savedId}
              aria-label={`${texts.add}: ${offer.name}`}
              onClick={() => onAdd(offer.savedId)}
            >
              {texts.add}
            </Button>
            <Button size="compact" aria-label={texts.forget(offer.name)} onClick={() => forget(offer.savedId)}>
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ offer, fault }: { offer: RememberedOffer; fault: string | undefined }) {
  const shop = useShop();
  const { savedOn, heldTill } = useTexts('saved');
  const lastDay = offer.validUntil ?? lastDayOfOffer(offer.savedOn);
  return (
    <p>
      <a href={savedPath(offer.savedId)}>{offer.name}</a>
      <span>{savedOn(dayInNumbers(offer.savedOn, shop))}</span>
      {!offer.stock && lastDay < todayIn(shop) && <span>{heldTill(dayInNumbers(lastDay, shop))}</span>}
      {fault && <b role="alert">{fault}</b>}
    </p>
  );
}
