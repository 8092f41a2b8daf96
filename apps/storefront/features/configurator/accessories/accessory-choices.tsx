import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { SaveOfferLink } from './save-offer-link';
import { PartsList } from './parts-list';
import { Tabs } from './tabs';
import { useDoorSill } from './use-door-sill';

/** What can be chosen as tiles, then what was chosen as a parts list (ACC-01 to ACC-04). */
export default function AccessoryChoices() {
  useDoorSill();
  const { stock } = useConfiguration().product.product.data;
  const { madeToStock } = useTexts('errors');
  return (
    <>
      <Tabs />
      <PartsList />
      {stock && <Note>{madeToStock}</Note>}
      <ImmediateSuspense>
        <SaveOfferLink />
      </ImmediateSuspense>
    </>
  );
}
