import { savedCalls, type SavedOffer } from '@fenestra/contracts/wire/saved-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { goTo, useAddress } from '../../../lib/address';
import { callerOf } from '../../../lib/rest-client';
import { putSavedIntoCart } from '../../../lib/put-saved-into-cart';
import { notify } from '../../../lib/speak';
import { useShop } from '../../../lib/texts';
import { designInProgress, takeSaved } from '../sync/start-configuration';
import { useRepairs } from './not-made-any-more';
import { SavedOfferDialog } from './saved-offer-dialog';
import { NotOpened, Opening } from './saved-not-opened';

/** A link was opened: goes on with the saved configuration, keeps what was begun here, or starts over (SAVE-08 to SAVE-10). */
export default function OpenSaved({ savedId }: { savedId: string }) {
  const shop = useShop();
  const startAt = useConfiguratorAt();
  const { pathname } = useAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ['saved', savedId],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => {
      const [offer, present] = await Promise.all([readOffer(savedId), designInProgress(shop)]);
      return { offer, present };
    },
  });
  const repairsOf = useRepairs();
  const keepPresent = () => startAt(pathname);
  if (error) return <NotOpened failure={error} onRetry={() => void refetch()} onClose={keepPresent} />;
  if (!data) return <Opening onClose={keepPresent} />;
  const openOne = async ({ configurationId }: { configurationId: string }) => {
    await takeSaved(shop, configurationId);
    startAt(data.offer.route);
  };
  const goOn = async (price: 'offered' | 'today') => {
    const offer = price === 'offered' ? data.offer : await readOffer(savedId, { cena: 'dnes' });
    if (offer.elements.length > 1) return putAllIntoCart(offer);
    await openOne(offer);
    const repaired = offer.elements.filter((element) => element.repaired.length > 0);
    if (price === 'today' && data.offer.holds) repaired.forEach((element) => notify(repairsOf(element)));
  };
  return <SavedOfferDialog {...data} onGoOn={goOn} onOpenOne={openOne} onKeepPresent={keepPresent} />;
}

/** A project is not one design to go on with: all of it is bought, or one element is opened. */
async function putAllIntoCart(offer: SavedOffer): Promise<void> {
  await putSavedIntoCart(offer);
  window.location.assign('/kosik/');
}

const readOffer = (id: string, query: { cena?: string } = {}) =>
  callerOf(savedCalls)('readSaved', { params: { id }, query });

/** Leaves the question; the configurator begins with what is in hand now. */
function useConfiguratorAt() {
  const queries = useQueryClient();
  return (route: string) => {
    queries.removeQueries({ queryKey: ['start'] });
    goTo(route, { replace: true });
  };
}
