import { availableProfiles, displayedProfile } from '../../catalogue/available-profiles';
import type { Catalogue } from '../../catalogue/index-catalogue';
import type { ChangeOf } from '../change';
import { withGlass } from './change-glazing';
import type { Configuration } from '../configuration';
import { defaultHandle } from '../new-configuration';
import { entry, isDoor, productOf } from '../geometry/shape';
import { type Violation, violation } from '../rules/violation';

/** Another profile; glass and spacer that were its standard become the standard of the new one (PROF-12). */
export function changeProfile(
  { profile: id }: ChangeOf<'profile'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const product = productOf(configuration, catalogue);
  const wanted = catalogue.profiles.get(id);
  if (!wanted) return violation('profile-unknown', { profile: id });
  const profile = displayedProfile(wanted, product, catalogue);
  if (!availableProfiles(product, catalogue).includes(profile))
    return violation('profile-not-for-product', { profile: id });

  const before = entry(catalogue.profiles, configuration.profile, 'profile');
  const areas = configuration.areas.map((area) => {
    const glass = area.glass === before.standardGlass ? profile.standardGlass : area.glass;
    return withGlass(area, glass, before.id, profile.id, catalogue);
  });
  const max = profile.glazing[1];
  for (const { id: area, glass } of areas) {
    const { thickness } = entry(catalogue.glass, glass, 'glass');
    if (thickness > max) return violation('glass-too-thick', { area, glass, thickness, max });
  }
  return { ...configuration, profile: profile.id, areas };
}

/** White, decor outside only, or the same decor on both sides (CLR-01). */
export function changeColour(
  { inside, outside }: ChangeOf<'colour'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const unknown = [inside, outside].find((code) => !catalogue.colours.has(code));
  if (unknown !== undefined) return violation('colour-unknown', { colour: unknown });
  const isWhite = (code: string) => entry(catalogue.colours, code, 'colour').group === 'white';
  if (!isWhite(inside) && isWhite(outside)) return violation('decor-inside-only', { inside });
  if (!isWhite(inside) && inside !== outside) return violation('decors-differ', { inside, outside });
  return { ...configuration, colour: { inside, outside } };
}

/** One handle type for all sashes that have one (HANDLE-02). */
export function changeHandle(
  { handle: id }: ChangeOf<'handle'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const product = productOf(configuration, catalogue);
  if (id === null) return { ...configuration, handle: configuration.handle && defaultHandle(product, catalogue) };
  const handle = catalogue.handles.get(id);
  if (!handle) return violation('handle-unknown', { handle: id });
  if (!configuration.handle || !handle.types.includes(product.type))
    return violation('handle-not-for-product', { handle: id });
  const chosen = { ...configuration, handle: { handle: id, colour: handle.colour } };
  if (handle.lock !== undefined) return { ...chosen, lock: handle.lock };
  return handle.fixesBottom ? { ...chosen, threshold: null } : chosen;
}

/** Another lock of a door; a pull bar works with an automatic one only (windows-domain 7.5). */
export function changeLock(
  { lock: id }: ChangeOf<'lock'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const lock = catalogue.locks.get(id);
  if (!lock) return violation('lock-unknown', { lock: id });
  if (!lock.types.includes(productOf(configuration, catalogue).type))
    return violation('lock-not-for-product', { lock: id });
  const handle = configuration.handle && entry(catalogue.handles, configuration.handle.handle, 'handle');
  if (handle?.lock !== undefined && handle.lock !== id)
    return violation('lock-not-with-handle', { lock: id, handle: handle.id });
  return { ...configuration, lock: id };
}

/** Doors always have a sill; it can be removed from balcony doors only (SILL-03). */
export function changeThreshold(
  { threshold: id }: ChangeOf<'threshold'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const product = productOf(configuration, catalogue);
  if (id === null) {
    if (product.type === 'B' || configuration.threshold === null) return { ...configuration, threshold: null };
    return violation('threshold-needed');
  }
  const threshold = catalogue.thresholds.get(id);
  if (!threshold) return violation('threshold-unknown', { threshold: id });
  const handle = configuration.handle && entry(catalogue.handles, configuration.handle.handle, 'handle');
  if (!threshold.types.includes(product.type) || handle?.fixesBottom)
    return violation('threshold-not-for-product', { threshold: id });
  return { ...configuration, threshold: id };
}

export function changeFilling(
  { filling: id }: ChangeOf<'filling'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  if (!catalogue.fillings.has(id)) return violation('filling-unknown', { filling: id });
  if (!isDoor(productOf(configuration, catalogue))) return violation('filling-not-for-product', { filling: id });
  return { ...configuration, filling: id };
}
