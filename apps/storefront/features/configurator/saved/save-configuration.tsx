import SaveDialog from '../../../components/saving/save-dialog';
import { useAddress } from '../../../lib/navigation/address';
import { usePieceNet, usePriced } from '../price/piece';
import { useChecking, useConfiguration } from '../sync/configuration-context';

/** Saves what is configured now; its link leads to the step from which it was saved. */
export default function SaveConfiguration({ onClose }: { onClose: () => void }) {
  const { pathname } = useAddress();
  const { product, stuck } = useConfiguration();
  const awaited = useChecking() && !stuck;
  const net = usePieceNet();
  const priced = usePriced();
  const { configurationId, revision, picture, offerUntil } = product;
  const { data } = product.product;
  const element = {
    configurationId,
    quantity: 1,
    title: priced.title,
    profile: data.profileName,
    picture: picture.split('?')[0]!,
    net,
    priced,
    stock: data.stockProduct !== null,
  };
  const savable = { elements: [element], type: data.type, route: pathname, revision, awaited, offerUntil };
  return <SaveDialog savable={savable} onClose={onClose} />;
}
