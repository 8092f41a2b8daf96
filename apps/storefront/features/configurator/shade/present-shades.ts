import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Change } from '@fenestra/domain/configuration/change';
import { controlSide } from '@fenestra/domain/configuration/changes/change-accessories';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { insectScreensByArea } from '@fenestra/domain/configuration/changes/insect-screens-at-mullion';
import { entry, shapeOf } from '@fenestra/domain/configuration/geometry/shape';
import { adding, fittingAreas, type Shade, type ShadeKind, type ShadeType, shadeTypes } from './shade-choice';

/** A blind or net that is there and the area that keeps it; of a blind also on which side the hinges of its sash are. */
export type PresentShade = Shade & { readonly keeper: string; readonly hinges?: 'L' | 'P' | undefined };
export type Shades = ReadonlyMap<string, PresentShade>;

/** What areas have, by area; a net that covers both sashes at a stulp is that of both. */
export const shadesIn = (kind: ShadeKind, configuration: Configuration, catalogue: Catalogue): Shades =>
  kind === 'blind' ? blindsIn(configuration, catalogue) : netsIn(configuration, catalogue);

function netsIn(configuration: Configuration, catalogue: Catalogue): Shades {
  const nets = [...insectScreensByArea(configuration, catalogue)];
  return new Map(
    nets.map(([area, { net, keeper }]) => {
      return [area, { type: entry(catalogue.nets, net.accessory, 'net'), colour: net.colour, keeper }];
    }),
  );
}

function blindsIn(configuration: Configuration, catalogue: Catalogue): Shades {
  const hinges = hingeSides(configuration, catalogue);
  const found = configuration.areas.flatMap(({ id, accessories }): [string, PresentShade][] => {
    const chosen = accessories.find(({ kind }) => kind === 'blind');
    if (!chosen) return [];
    const { accessory, colour, side } = chosen;
    const type = entry(catalogue.blinds, accessory, 'blind');
    return [[id, { type, colour, side, keeper: id, hinges: hinges.get(id) }]];
  });
  return new Map(found);
}

/** On which side each area has its hinges, where a blind is worked unless another side is chosen. */
export function hingeSides(configuration: Configuration, catalogue: Catalogue): ReadonlyMap<string, 'L' | 'P'> {
  const sides = elementsOf(configuration).flatMap((element) => {
    const shape = shapeOf(element, catalogue);
    return element.areas.map((area) => [area.id, controlSide(area, shape)] as const);
  });
  return new Map(sides);
}

/** Whether an area would have the same by choosing it. */
export const isAs = (shade: Shade, present: PresentShade | undefined): boolean =>
  present?.type === shade.type && present.colour === shade.colour && present.side === (shade.side ?? present.hinges);

/** What to choose for as many as possible of these, the first among them. */
export function commonOf([first, ...others]: readonly [PresentShade, ...PresentShade[]]): Shade {
  const { type, colour, side, hinges } = first;
  const atHinges: Shade = { type, colour };
  const onSide: Shade = { type, colour, side };
  const alike = (shade: Shade) => others.filter((other) => isAs(shade, other)).length;
  return side === hinges && alike(atHinges) >= alike(onSide) ? atHinges : onSide;
}

/** What a dialog begins with. */
export type Beginning = {
  readonly shade: Shade;
  readonly picked: readonly string[];
  /** Whether areas are picked one by one. */
  readonly each: boolean;
  readonly isChosen: boolean;
};

/**
 * For the areas that are asked for, else for all: with what the first of them has and those that have the same; where none has
 * any, with the first type that fits one of them.
 */
export function beginningFor(
  kind: ShadeKind,
  asked: readonly string[],
  configuration: Configuration,
  catalogue: Catalogue,
): Beginning {
  const present = shadesIn(kind, configuration, catalogue);
  const scope = asked.length > 0 ? asked : configuration.areas.map(({ id }) => id);
  const [first, ...others] = scope.flatMap((id) => present.get(id) ?? []);
  if (first) {
    const shade = commonOf([first, ...others]);
    const picked = scope.filter((id) => isAs(shade, present.get(id)));
    const fits = fittingAreas(shade, configuration, catalogue);
    const isForAll = picked.length === present.size && fits.every((id) => picked.includes(id));
    return { shade, picked, each: asked.length > 0 || !isForAll, isChosen: true };
  }
  const usual = shadeTypes(kind, configuration, catalogue, asked).map((type) => firstOf(type, catalogue));
  const fitting = (shade: Shade) => fittingAreas(shade, configuration, catalogue).filter((id) => scope.includes(id));
  const shade = usual.find((one) => fitting(one).length > 0) ?? usual[0]!;
  if (asked.length === 0) return { shade, picked: [], each: false, isChosen: false };
  const fits = fitting(shade);
  return { shade, picked: fits.length > 0 ? fits : asked, each: true, isChosen: false };
}

export const coloursOf = ({ colours }: ShadeType, { swatches }: Catalogue) => [
  ...(swatches.get(colours)?.values() ?? []),
];

const firstOf = (type: ShadeType, catalogue: Catalogue): Shade => ({
  type,
  colour: coloursOf(type, catalogue)[0]!.code,
});

/** Gives `areas` the wanted one and every other area what `others` says, nothing where it says nothing. */
export function giving(
  wanted: Shade,
  areas: readonly string[],
  others: Shades,
  { kind, from, catalogue }: { kind: ShadeKind; from: Configuration; catalogue: Catalogue },
): Change[] {
  const present = shadesIn(kind, from, catalogue);
  const rest = from.areas.filter(({ id }) => !areas.includes(id));
  // One that covers both sashes at a stulp goes from both before either gets another.
  const goes = new Set(rest.flatMap(({ id }) => (others.has(id) ? [] : (present.get(id)?.keeper ?? []))));
  const gone = new Map<number, string[]>();
  for (const keeper of goes) {
    const { id } = present.get(keeper)!.type;
    gone.set(id, [...(gone.get(id) ?? []), keeper]);
  }
  const back = rest.flatMap(({ id }) => {
    const had = others.get(id);
    const now = present.get(id);
    return had && !(now && isAs(had, now) && !goes.has(now.keeper)) ? [adding(had, [id])] : [];
  });
  return [
    ...[...gone].map(([accessory, ids]): Change => ({ kind: 'remove-accessory', areas: ids, accessory })),
    ...back,
    ...(areas.length > 0 ? [adding(wanted, areas)] : []),
  ];
}
