import type { ProductType } from './product-type';
import type { Profile } from './profile';
import type { Catalogue } from './index-catalogue';

/**
 * The profiles a product may have, in their order (PROF-17). First those hidden for its type go (PROF-09 to PROF-11), then
 * an alias is replaced by the profile that is shown for it (PROF-08), then duplicates go (OPEN-Q-34).
 */
export function availableProfiles(product: Pick<ProductType, 'type'>, catalogue: Catalogue): Profile[] {
  const kind = offerKind(product);
  const shown = catalogue.data.profiles
    .filter(({ offeredFor }) => offeredFor[kind])
    .map((profile) => displayedProfile(profile, product, catalogue));
  return [...new Set(shown)].toSorted((a, b) => a.order - b.order);
}

/** The profile whose name and texts stand for this one (OPEN-Q-34). */
export function displayedProfile(profile: Profile, product: Pick<ProductType, 'type'>, catalogue: Catalogue): Profile {
  if (!profile.shownAs) return profile;
  const target = offerKind(product) === 'window' ? profile.shownAs.window : profile.shownAs.door;
  return catalogue.profiles.get(target)!;
}

const offerKind = ({ type }: Pick<ProductType, 'type'>): 'window' | 'E' | 'D' =>
  type === 'E' || type === 'D' ? type : 'window';
