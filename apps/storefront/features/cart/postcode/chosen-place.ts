import { useSyncExternalStore } from 'react';
import { listeners } from '../../../lib/listeners';
import { forget, readText, writeStored } from '../../../lib/stored';

/** Where the goods go: asked early, remembered, and filled into the address; of a region alone postcode and town are empty. */
export type Place = { readonly postcode: string; readonly town: string; readonly name: string };

const name = 'delivery-place';
const [changed, subscribe] = listeners();

export function rememberPlace(place: Place): void {
  writeStored('session', name, place);
  changed();
}

/** Pickup clears the chosen place (DELIV-03). */
export function forgetPlace(): void {
  forget('session', name);
  changed();
}

export function usePlace(): Place | null {
  const text = useSyncExternalStore(subscribe, () => readText('session', name));
  if (text === null) return null;
  const stored = JSON.parse(text) as Partial<Place>;
  return stored.name ? { postcode: stored.postcode ?? '', town: stored.town ?? '', name: stored.name } : null;
}
