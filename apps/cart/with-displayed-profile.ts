import type { CartLine } from '@fenestra/contracts/http/cart';
import { displayedProfile } from '@fenestra/domain/catalogue/available-profiles';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { entry, productOf } from '@fenestra/domain/configuration/geometry/shape';

/**
 * A line made to measure in the stock execution 222857 is one in the profile that stands for it: 222745 for doors, 222300
 * otherwise (CART-29, OPEN-Q-58). Both cost the same, so the offer keeps its price.
 */
export function withDisplayedProfile(line: CartLine, catalogue: Catalogue): CartLine {
  if (line.kind !== 'configured') return line;
  const { configuration } = line.offer;
  const profile = entry(catalogue.profiles, configuration.profile, 'profile');
  const displayed = displayedProfile(profile, productOf(configuration, catalogue), catalogue);
  if (displayed === profile) return line;
  return { ...line, offer: { ...line.offer, configuration: { ...configuration, profile: displayed.id } } };
}
