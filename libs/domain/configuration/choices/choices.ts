import type { ChoiceRequest, Choice } from './choice';
import { availableProfiles, displayedProfile } from '../../catalogue/available-profiles';
import type { ProductType } from '../../catalogue/product-type';
import { accessoryChoices } from './accessory-choices';
import { barPatterns, isSamePattern } from './bar-patterns';
import { targetElements, availableHandles, availableThresholds } from './available-entries';
import { arrangementOf } from '../geometry/arrangement';
import { productFamily } from '../changes/change-opening';
import type { Change } from '../change';
import type { Area, Configuration, OpeningCode } from '../configuration';
import { doorPanelOf } from '../geometry/door-panel';
import { areasInDoorPanel, areaNamesFor, areasWithOwnGlass } from '../geometry/glazed-areas';
import { entry, isDoor, productOf } from '../geometry/shape';

/** What a shopper picks out of a list. */
export const choiceLists = [
  'opening',
  'profile',
  'colour',
  'glass',
  'bars',
  'handle',
  'threshold',
  'filling',
  'lock',
  'accessory',
] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** The entries of a list that the product may have as such, in the catalogue's order; some of them may be refused just now. */
export const choicesOf = (list: ChoiceList, asked: ChoiceRequest): Choice[] => candidates[list](asked);

const candidates: Record<ChoiceList, (asked: ChoiceRequest) => Choice[]> = {
  opening: openings,
  profile: profiles,
  colour: colours,
  glass: glass,
  bars: bars,
  handle: handles,
  threshold: thresholds,
  filling: fillings,
  lock: locks,
  accessory: accessoryChoices,
};

/** Every opening of the product and of those that it can become (OPEN-01, OPEN-02). */
function openings({ configuration, catalogue, areas }: ChoiceRequest): Choice[] {
  const meant = targetElements(configuration, areas);
  const families = meant.flatMap((element) => productFamily(productOf(element, catalogue), catalogue));
  const codes = new Set(families.flatMap(openingsOf));
  return catalogue.data.openings
    .filter(({ code }) => codes.has(code))
    .map(({ code }) => ({
      id: code,
      changes: [{ kind: 'opening', areas: [...areas], opening: code }],
      chosen: everyArea(configuration, areas, ({ opening }) => opening === code),
    }));
}

/** As it is and mirrored. */
function openingsOf(product: ProductType): OpeningCode[] {
  const { fields } = arrangementOf(product, true);
  return [...product.fields, ...fields].flatMap((field) => field.openings);
}

function profiles({ configuration, catalogue }: ChoiceRequest): Choice[] {
  const product = productOf(configuration, catalogue);
  const present = displayedProfile(entry(catalogue.profiles, configuration.profile, 'profile'), product, catalogue);
  return availableProfiles(product, catalogue).map((profile) => ({
    id: profile.id,
    changes: [{ kind: 'profile', profile: profile.id }],
    chosen: profile === present,
  }));
}

/** Each colour outside; a decor is also made on both sides (CLR-01). */
function colours({ configuration: { colour }, catalogue }: ChoiceRequest): Choice[] {
  return catalogue.data.colours.map(({ code, group }) => {
    const pair = (id: string, inside: string): Choice => ({
      id,
      changes: [{ kind: 'colour', inside, outside: code }],
      chosen: colour.outside === code && colour.inside === inside,
    });
    const chosen = colour.outside === code;
    if (group === 'white') return { ...pair(code, code), chosen };
    return { ...pair(code, 'W'), chosen, parts: { sides: [pair('outside', 'W'), pair('both', code)] } };
  });
}

/** The glass of a door's filling comes with its spacer, and a solid filling has none (DOOR-01, decision 43). */
function glass({ configuration, catalogue, areas: asked }: ChoiceRequest): Choice[] {
  const leaves = areasInDoorPanel(configuration);
  const own = areasWithOwnGlass(configuration);
  const areas = asked.length > 0 ? asked : areaNamesFor(own.length > 0 ? own : leaves, configuration);
  const isOfLeaf = leaves.some(({ id }) => areas.length === 0 || areas.includes(id));
  if (isOfLeaf && doorPanelOf({ configuration, catalogue }).glassShare === 0) return [];
  const every = (has: (area: Area) => boolean) => everyArea(configuration, areas, has);
  return catalogue.data.glass.map(({ id }) => {
    const first: Change = { kind: 'glass', areas: [...areas], glass: id };
    const spacers = (isOfLeaf ? [] : catalogue.data.spacers).map((spacer): Choice => ({
      id: spacer.id,
      changes: [first, { kind: 'spacer', areas: [...areas], spacer: spacer.id }],
      chosen: every((area) => area.glass === id && area.spacer.spacer === spacer.id),
    }));
    const ornaments = catalogue.data.ornaments.map((ornament): Choice => ({
      id: ornament.id,
      changes: [first, { kind: 'ornament', areas: [...areas], ornament: ornament.id }],
      chosen: every((area) => area.glass === id && area.ornament === ornament.id),
    }));
    return { id, changes: [first], chosen: every((area) => area.glass === id), parts: { spacers, ornaments } };
  });
}

function bars({ configuration, catalogue, areas }: ChoiceRequest): Choice[] {
  const every = (has: (area: Area) => boolean) => everyArea(configuration, areas, has);
  return catalogue.data.bars.map(({ id }) => {
    const within = (pattern: string): Choice => ({
      id: pattern,
      changes: [{ kind: 'bars', areas: [...areas], bars: id, pattern }],
      chosen: every((area) => area.bars?.bars === id && isSamePattern(area.bars.pattern, pattern)),
    });
    const present = configuration.areas.find((area) => area.bars?.bars === id)?.bars?.pattern;
    return {
      ...within(present ?? 'cross'),
      id,
      chosen: every((area) => area.bars?.bars === id),
      parts: { patterns: barPatterns.map(within) },
    };
  });
}

function handles({ configuration, catalogue }: ChoiceRequest): Choice[] {
  return availableHandles(configuration, catalogue).map(({ id }) => ({
    id,
    changes: [{ kind: 'handle', handle: id }],
    chosen: configuration.handle?.handle === id,
  }));
}

function thresholds({ configuration, catalogue }: ChoiceRequest): Choice[] {
  return availableThresholds(configuration, catalogue).map(({ id }) => ({
    id,
    changes: [{ kind: 'threshold', threshold: id }],
    chosen: configuration.threshold === id,
  }));
}

function fillings({ configuration, catalogue }: ChoiceRequest): Choice[] {
  if (!isDoor(productOf(configuration, catalogue))) return [];
  return catalogue.data.fillings.map(({ id }) => ({
    id,
    changes: [{ kind: 'filling', filling: id }],
    chosen: configuration.filling === id,
  }));
}

function locks({ configuration, catalogue }: ChoiceRequest): Choice[] {
  const { type } = productOf(configuration, catalogue);
  return catalogue.data.locks
    .filter(({ types }) => types.includes(type))
    .map(({ id }) => ({ id, changes: [{ kind: 'lock', lock: id }], chosen: configuration.lock === id }));
}

function everyArea({ areas }: Configuration, ids: readonly string[], has: (area: Area) => boolean): boolean {
  return areas.filter(({ id }) => ids.length === 0 || ids.includes(id)).every(has);
}
