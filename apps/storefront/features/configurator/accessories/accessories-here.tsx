import { UntilLoaded } from '../../../components/until-loaded';
import { OfferWay } from './offer-way';
import { PartsList } from './parts-list';
import { Tabs } from './tabs';
import { useDoorSill } from './use-door-sill';

/** What can be chosen as tiles, then what was chosen as a parts list (ACC-01 to ACC-04). */
export default function AccessoriesHere() {
  useDoorSill();
  return (
    <>
      <Tabs />
      <PartsList />
      <UntilLoaded>
        <OfferWay />
      </UntilLoaded>
    </>
  );
}
