import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { isEqual } from '@fenestra/domain/is-equal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isProject, availableElements } from '../../../components/saving/offer-sums';
import { goTo, useAddress } from '../../../lib/navigation/address';
import { cartAddress } from '../../../lib/navigation/cart-address';
import { navigateAway } from '../../../lib/navigation/navigate-away';
import { putSavedIntoCart } from '../../../lib/cart/put-saved-into-cart';
import { refusalOf } from '../../../lib/network/request';
import { notify } from '../../../lib/accessibility/announce';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { takeSaved } from '../sync/start-configuration';
import { startsKey } from '../sync/start.query';
import { readOffer } from './read-offer';
import { savedOfferQuery } from './saved-offer.query';
import { SavedOfferDialog } from './saved-offer-dialog';
import { NotOpened, Opening } from './saved-not-opened';

/** A link was opened: goes on with the saved configuration, keeps what was begun here, or starts over (SAVE-08 to SAVE-10). */
export default function OpenSaved({ savedId }: { savedId: string }) {
  const shop = useShop();
  const startAt = useConfiguratorAt();
  const { pathname } = useAddress();
  const { changedMeanwhile } = useTexts('saved');
  const adding = useRef({ offered: crypto.randomUUID(), today: crypto.randomUUID() }); // asked again it goes in once, at that price
  const { data, error, refetch } = useQuery(savedOfferQuery(shop, savedId));
  const keepPresent = () => startAt(pathname);
  if (error) return <NotOpened failure={error} onRetry={() => void refetch()} onClose={keepPresent} />;
  if (!data) return <Opening onClose={keepPresent} />;
  const openOne = async ({ configurationId }: { configurationId: string }) => {
    await takeSaved(shop, configurationId);
    startAt(data.offer.route);
  };
  /** Nothing where today's price has come to be for something else than was told: then the shopper chooses anew. */
  const atTodaysPrice = async (): Promise<WireQuote | null> => {
    const offer = await readOffer(savedId, { cena: 'dnes' }).catch(nullIfRefused);
    if (offer && isAsTold(offer, data.offer)) return offer;
    await refetch();
    notify(changedMeanwhile);
    return null;
  };
  const goOn = async (price: 'offered' | 'today') => {
    const offer = price === 'offered' ? data.offer : await atTodaysPrice();
    if (!offer) return;
    if (!isProject(data.offer)) return openOne(offer);
    await putSavedIntoCart(offer, adding.current[price]);
    await navigateAway(cartAddress()); // a project is not one design to go on with: all of it is bought, or one element is opened
  };
  const { configurationId } = data.offer;
  return (
    <SavedOfferDialog key={configurationId} {...data} onGoOn={goOn} onOpenOne={openOne} onKeepPresent={keepPresent} />
  );
}

/** Whether an offer, opened at today's price, is what was told of that beside the offered one. */
function isAsTold(opened: WireQuote, told: WireQuote): boolean {
  const ofToday = (offer: WireQuote) =>
    availableElements(offer).map(({ today, repairedToday = [] }) => [today, repairedToday]);
  return isEqual(ofToday(opened), ofToday(told));
}

function nullIfRefused(failure: unknown): null {
  if (refusalOf(failure) === null) throw failure;
  return null;
}

/** Leaves the question; the configurator begins with what is in hand now. */
function useConfiguratorAt() {
  const queries = useQueryClient();
  return (route: string) => {
    queries.removeQueries({ queryKey: startsKey });
    goTo(route, { replace: true });
  };
}
