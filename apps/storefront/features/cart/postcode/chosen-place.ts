import { useSyncExternalStore } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { listeners } from '../../../lib/state/listeners';
import { removeStored, readText, writeStored } from '../../../lib/storage/browser-storage';

/** Where the goods go: asked early, remembered, and filled into the address; of a region alone postcode and town are empty. */
export type DeliveryPlace = {
  readonly region: number;
  readonly postcode: string;
  readonly town: string;
  readonly name: string;
};

const name = 'delivery-place';
const [changed, subscribe] = listeners();

export function storePlace(place: DeliveryPlace): void {
  writeStored('session', name, place);
  changed();
}

/** Pickup clears the chosen place (DELIV-03). */
export function clearPlace(): void {
  removeStored('session', name);
  changed();
}

export function useStoredPlace(): DeliveryPlace | null {
  const text = useSyncExternalStore(subscribe, () => readText('session', name));
  if (text === null) return null;
  const stored = JSON.parse(text) as Partial<DeliveryPlace>;
  const { region, postcode = '', town = '', name: called } = stored;
  return region !== undefined && called ? { region, postcode, town, name: called } : null;
}

/** Where this cart goes, if that is what was chosen here: one of a link, or changed in another tab, is reckoned for a region of its own. */
export function usePlaceOf({ data: { delivery } }: Cart): DeliveryPlace | null {
  const place = useStoredPlace();
  return delivery?.kind === 'delivery' && place?.region === delivery.region ? place : null;
}
