import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Change } from '../change';
import { elementsOf } from '../assembly/elements';
import type { Area, Configuration } from '../configuration';
import { defaultHandle, defaultLock, defaultThreshold, includedSpacer } from '../new-configuration';
import type { Part } from '../choices/parts';
import { areasInDoorPanel, areasWithOwnGlass } from '../geometry/glazed-areas';
import { entry, productOf } from '../geometry/shape';
import { withoutAccessories } from './change-stock';
import { sharedHandle } from './shared-handle';
import { isWhite } from '../white';

/**
 * What takes a part back to standard; nothing where it is standard already (OPEN-Q-40, OPEN-Q-118). A stock product is standard but
 * for what was added to it.
 */
export function resetPart(part: Part, configuration: Configuration, catalogue: Catalogue): Change[] {
  if (configuration.stockProduct !== undefined) return stockStandard(part, configuration, catalogue);
  switch (part) {
    case 'frame':
      return standardFrame(configuration, catalogue);
    case 'filling':
      return standardFilling(configuration, catalogue);
    case 'glass':
      return standardGlass(areasWithOwnGlass(configuration), configuration, catalogue);
    case 'spacer':
      return standardSpacers(configuration, catalogue);
    case 'inner-sill':
    case 'outer-sill':
    case 'blind':
    case 'net':
      return removed(configuration.areas, (area) => idsOf(area, part));
    case 'bars':
      return withoutBars(configuration.areas);
    case 'handle':
      return standardHandle(configuration, catalogue);
    case 'threshold':
      return standardThreshold(configuration, catalogue);
    case 'lock':
      return standardLock(configuration, catalogue);
  }
}

function stockStandard(part: Part, configuration: Configuration, catalogue: Catalogue): Change[] {
  const bare = withoutAccessories(configuration, catalogue);
  switch (part) {
    case 'inner-sill':
    case 'outer-sill':
    case 'blind':
    case 'net':
      return removed(configuration.areas, (area) => idsOf(area, part));
    case 'threshold':
      return configuration.threshold === bare.threshold ? [] : [{ kind: 'threshold', threshold: bare.threshold }];
    default:
      return [];
  }
}

/** White on both sides first, then the usual profile. */
function standardFrame(configuration: Configuration, catalogue: Catalogue): Change[] {
  const { colour } = configuration;
  const { profile } = productOf(configuration, catalogue);
  return [
    ...(isWhite(colour) ? [] : [{ kind: 'colour', inside: 'W', outside: 'W' } as const]),
    ...(profile === configuration.profile ? [] : [{ kind: 'profile', profile } as const]),
  ];
}

/** What is in the filling first: the standard one is solid. */
function standardFilling(configuration: Configuration, catalogue: Catalogue): Change[] {
  const { filling } = productOf(configuration, catalogue);
  if (filling === null || filling === configuration.filling) return [];
  const leaves = areasInDoorPanel(configuration);
  return [...withoutBars(leaves), ...standardGlass(leaves, configuration, catalogue), { kind: 'filling', filling }];
}

/** The glass of the profile, clear. */
function standardGlass(areas: readonly Area[], { profile }: Configuration, catalogue: Catalogue): Change[] {
  const { standardGlass: glass } = entry(catalogue.profiles, profile, 'profile');
  const other = areas.filter((area) => area.glass !== glass);
  const patterned = areas.filter(({ ornament }) => ornament !== null);
  return [
    ...(patterned.length ? [{ kind: 'ornament', areas: patterned.map(idOf), ornament: null } as const] : []),
    ...(other.length ? [{ kind: 'glass', areas: other.map(idOf), glass } as const] : []),
  ];
}

/** For each area the spacer that costs nothing with its glass. */
function standardSpacers(configuration: Configuration, catalogue: Catalogue): Change[] {
  const { profile } = configuration;
  return areasWithOwnGlass(configuration).flatMap((area): Change[] => {
    const included = includedSpacer(profile, area.glass, catalogue);
    const { spacer, colour } = area.spacer;
    if (included.spacer === spacer && included.colour === colour) return [];
    return [{ kind: 'spacer', areas: [area.id], ...included }];
  });
}

function standardHandle(configuration: Configuration, catalogue: Catalogue): Change[] {
  const usual = elementsOf(configuration).map((element) => ({
    ...element,
    handle: element.handle && defaultHandle(productOf(element, catalogue), catalogue),
  }));
  const standard = sharedHandle(usual, catalogue);
  return configuration.handle?.handle === standard?.handle ? [] : [{ kind: 'handle', handle: null }];
}

function standardThreshold(configuration: Configuration, catalogue: Catalogue): Change[] {
  const standard = defaultThreshold(productOf(configuration, catalogue), catalogue);
  return configuration.threshold === standard ? [] : [{ kind: 'threshold', threshold: standard }];
}

function standardLock(configuration: Configuration, catalogue: Catalogue): Change[] {
  const { lock } = defaultLock(productOf(configuration, catalogue), catalogue);
  const isStandard = lock === undefined || (configuration.lock ?? lock) === lock;
  return isStandard ? [] : [{ kind: 'lock', lock }];
}

const idOf = ({ id }: Area): string => id;

const idsOf = ({ accessories }: Area, wanted: Part): number[] =>
  accessories.filter(({ kind }) => kind === wanted).map(({ accessory }) => accessory);

const withoutBars = (areas: readonly Area[]): Change[] => removed(areas, ({ bars }) => (bars ? [bars.bars] : []));

/** Each of them from the areas that have it, so that other elements of an assembly keep theirs. */
function removed(areas: readonly Area[], idsIn: (area: Area) => readonly number[]): Change[] {
  return [...new Set(areas.flatMap(idsIn))].map((accessory) => {
    const having = areas.filter((area) => idsIn(area).includes(accessory));
    return { kind: 'remove-accessory', areas: having.map(idOf), accessory };
  });
}
