import { nearbyPlaces } from '@fenestra/domain/pricing/nearby-places';
import type { Region } from './region-dialog';
import type { PostcodeEntry } from './postcode-entry';

/**
 * The region that a delivery to a postcode (digits) in no list is priced for: the most expensive one that it may lie in, as the gateway decides.
 * Undefined while prices are not known, as in a shop that settles them after the order.
 */
export function unlistedRegion(
  postcode: string,
  places: readonly PostcodeEntry[],
  regionOf: (entry: PostcodeEntry) => Region | undefined,
): Region | undefined {
  const regions = nearbyPlaces(postcode, places).flatMap((entry) => regionOf(entry) ?? []);
  return regions.filter(({ price }) => price !== undefined).toSorted((a, b) => b.price! - a.price!)[0];
}
