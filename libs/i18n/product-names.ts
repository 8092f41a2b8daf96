import type { HandleType } from '@fenestra/domain/catalogue/fittings';
import type { Glass } from '@fenestra/domain/catalogue/glazing';
import { type Names, nameIn } from '@fenestra/domain/catalogue/names';
import { displayedProfile } from '@fenestra/domain/catalogue/available-profiles';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Area, Assembly, Configuration } from '@fenestra/domain/configuration/configuration';
import type { Shop } from '@fenestra/domain/shop/shops';
import { barPatternName } from './bar-pattern-name';
import { textsOf } from './texts-of';
import type { Texts } from './texts/texts';

/** The names of what a configuration is made of, in the language of a shop. */
export function namesOf(configuration: Configuration, catalogue: Catalogue, shop: Shop) {
  const { wireNames: texts, refusal } = textsOf(shop);
  const named = (entry: { readonly names: Names } | undefined): string => (entry ? nameIn(entry.names, shop.code) : '');
  const { colour, handle, filling, lock } = configuration;
  const product = catalogue.products.get(configuration.product);
  const profile = catalogue.profiles.get(configuration.profile);
  const glass = (area: Area) => glassName(catalogue.glass.get(area.glass), texts);
  const spacer = (area: Area) => named(catalogue.spacers.get(area.spacer.spacer)); // every place that shows it says what it is
  const ornament = (area: Area) => (area.ornament === null ? null : named(catalogue.ornaments.get(area.ornament)));
  return {
    product: configuration.assembly ? assemblyName(configuration.assembly, shop) : named(product),
    type: product?.type ?? '',
    profile: named(profile && product && displayedProfile(profile, product, catalogue)),
    colourInside: named(catalogue.colours.get(colour.inside)),
    colourOutside: named(catalogue.colours.get(colour.outside)),
    handle: handle && named(handleOf(handle, catalogue)),
    threshold: configuration.threshold === null ? null : named(catalogue.thresholds.get(configuration.threshold)),
    filling: filling === null ? null : named(catalogue.fillings.get(filling)),
    lock: lock === undefined ? null : named(catalogue.locks.get(lock)),
    opening: (area: Area) => named(catalogue.openings.get(area.opening)),
    light: lightName(configuration, catalogue, shop),
    /** A door with a solid filling keeps its glass for another filling; it has none now. */
    isGlazed: filling === null || catalogue.fillings.get(filling)?.glassShare !== 0,
    ...{ glass, spacer, ornament },
    /** All of it at once. */
    glazing: (area: Area) => [glass(area), spacer(area), ornament(area)].filter(Boolean).join(', '),
    bars: (area: Area) => area.bars && texts.bars(named(catalogue.bars.get(area.bars.bars))),
    barPattern: (area: Area) => area.bars && barPatternName(area.bars.pattern, refusal),
  };
}
export type ProductNames = ReturnType<typeof namesOf>;

export function glassName(glass: Glass | undefined, texts: Texts['wireNames']): string {
  if (!glass) return '';
  const name = glass.type === 'triple' ? texts.tripleGlass : texts.doubleGlass;
  return `${name(glass.thickness)} (${glass.build})`;
}

const handleOf = ({ handle }: { handle: number }, catalogue: Catalogue): HandleType | undefined =>
  catalogue.handles.get(handle);

/** "nadsvětlík 400 mm, pevné zasklení"; null without one. */
function lightName({ light, areas }: Configuration, catalogue: Catalogue, shop: Shop): string | null {
  const area = areas.at(-1);
  const opening = catalogue.openings.get(area?.opening ?? 'fix');
  if (!light || !area || !opening) return null;
  const height = `${textsOf(shop).drawing.light[light.place]} ${light.height}\u00a0mm`;
  return `${height}, ${nameIn(opening.names, shop.code)}`;
}

/** "Sestava ze tří prvků" */
function assemblyName({ elements }: Assembly, shop: Shop): string {
  const name = textsOf(shop).drawing.assembly[elements.length]!;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
