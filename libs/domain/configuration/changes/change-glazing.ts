import type { Catalogue } from '../../catalogue/index-catalogue';
import { isEqual } from '../../is-equal';
import { barPattern } from '../geometry/bars';
import type { ChangeOf } from '../change';
import type { Area, Configuration } from '../configuration';
import { includedSpacer } from '../new-configuration';
import { areasInDoorPanel, areaNamesFor, areasWithOwnGlass } from '../geometry/glazed-areas';
import { entry } from '../geometry/shape';
import { type Violation, violation } from '../rules/violation';

/** Another glass; a spacer that was the included one is again the included one (windows-domain 4.3). */
export function changeGlass(
  { areas, glass: id }: ChangeOf<'glass'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const glass = catalogue.glass.get(id);
  if (!glass) return violation('glass-unknown', { glass: id });
  const { thickness } = glass;
  const [, max] = entry(catalogue.profiles, configuration.profile, 'profile').glazing;
  if (thickness > max) return violation('glass-too-thick', { glass: id, thickness, max });
  return inAreas(areas, configuration, (area) =>
    withGlass(area, id, configuration.profile, configuration.profile, catalogue),
  );
}

/** The area with a glass in a profile; `from` is the profile that its spacer was chosen for. */
export function withGlass(area: Area, glass: number, from: number, profile: number, catalogue: Catalogue): Area {
  const wasIncluded = includedSpacer(from, area.glass, catalogue).spacer === area.spacer.spacer;
  const included = includedSpacer(profile, glass, catalogue);
  const { takesSpacer = true } = entry(catalogue.glass, glass, 'glass');
  const keeps = (takesSpacer && !wasIncluded) || included.spacer === area.spacer.spacer;
  return { ...area, glass, spacer: keeps ? area.spacer : included };
}

export function changeSpacer(
  { areas, spacer: id, colour }: ChangeOf<'spacer'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const spacer = catalogue.spacers.get(id);
  if (!spacer) return violation('spacer-unknown', { spacer: id });
  const chosen = colour === undefined ? spacer.colours[0] : spacer.colours.find(({ code }) => code === colour);
  if (!chosen) return violation('colour-unknown', { colour: String(colour) });
  const wanted = { spacer: id, colour: chosen.code };
  const own = areasWithOwnGlass(configuration);
  const meant = areas.length > 0 || own.length === 0 ? areas : areaNamesFor(own, configuration);
  const refused = areasInDoorPanel(configuration)
    .filter((area) => meant.length === 0 || meant.includes(area.id))
    .find((area) => !isEqual(wanted, includedSpacer(configuration.profile, area.glass, catalogue)));
  if (refused) return withoutOwnGlass(refused, id, configuration, catalogue);
  return inAreas(meant, configuration, (area) => ({ ...area, spacer: wanted }));
}

/** A filling comes with the spacer that is included: none is sold for it (decision 43), and a solid one has no glass (GLASS-05). */
function withoutOwnGlass(
  { id, glass }: Area,
  spacer: number,
  { filling }: Configuration,
  { fillings }: Catalogue,
): Violation {
  const isSolid = filling === null || !fillings.get(filling)?.glassShare; // one that is none is refused by itself
  return isSolid
    ? violation('filling-without-glass', { area: id, spacer })
    : violation('spacer-not-with-glass', { area: id, glass, spacer });
}

export function changeOrnament(
  { areas, ornament }: ChangeOf<'ornament'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  if (ornament !== null && !catalogue.ornaments.has(ornament)) return violation('ornament-unknown', { ornament });
  return inAreas(areas, configuration, (area) => ({ ...area, ornament }));
}

export function changeBars(
  { areas, bars, pattern }: ChangeOf<'bars'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  if (!catalogue.bars.has(bars)) return violation('bars-unknown', { bars });
  if (!barPattern(pattern)) return violation('pattern-unknown', { pattern });
  return inAreas(areas, configuration, (area) => ({ ...area, bars: { bars, pattern } }));
}

/** Changes the named areas, or all of them when none is named. */
export function inAreas(
  ids: readonly string[],
  configuration: Configuration,
  changed: (area: Area) => Area,
): Configuration | Violation {
  const unknown = unknownArea(ids, configuration);
  if (unknown) return unknown;
  const isMeant = ({ id }: Area) => ids.length === 0 || ids.includes(id);
  return { ...configuration, areas: configuration.areas.map((area) => (isMeant(area) ? changed(area) : area)) };
}

/** Why areas cannot be meant: one of them is none of the product (OPEN-Q-121). */
export function unknownArea(ids: readonly string[], { areas }: Pick<Configuration, 'areas'>): Violation | null {
  const unknown = ids.find((id) => !areas.some((area) => area.id === id));
  return unknown === undefined ? null : violation('area-unknown', { area: unknown });
}
