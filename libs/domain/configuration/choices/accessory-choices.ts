import type { Catalogue } from '../../catalogue/index-catalogue';
import type { BlindType, InsectScreenType, SillType } from '../../catalogue/blinds-screens-and-sills';
import { previewChange } from '../apply-change';
import { elementsIn, assemblyPartsOf } from '../assembly/join-elements';
import type { ChangeOf } from '../change';
import type { ChoiceRequest, Choice } from './choice';
import { availableBlinds, availableInsectScreens, availableSills } from './available-entries';
import type { ChosenAccessory, Configuration } from '../configuration';
import { isViolation } from '../rules/violation';

type Adding = ChangeOf<'add-accessory'>;
type Type = SillType | BlindType | InsectScreenType;

/** Sills, blinds and nets, each in the areas where it fits, as it is chosen already or in its first colour (ACC-19). */
export function accessoryChoices({ configuration, catalogue, areas }: ChoiceRequest): Choice[] {
  const elements = elementsIn(assemblyPartsOf(configuration, catalogue));
  return typesFor({ configuration, catalogue, areas }).map((type) => {
    const meant = configuration.areas.map(({ id }) => id).filter((id) => areas.length === 0 || areas.includes(id));
    const present = chosenIn(elements, meant, type.id);
    const adding = addingOf(type, present, catalogue);
    const { length: _, ...anyLength } = adding.size ?? {};
    const fits = meant.filter((area) =>
      isAccepted({ ...adding, size: anyLength, areas: [area] }, configuration, catalogue),
    );
    const below = elements.filter((element) => element.areas.some(({ id }) => fits.includes(id))).length;
    const size = (present?.elements ?? 1) === below ? adding.size : anyLength;
    const change: Adding = { ...adding, ...(adding.size && { size }), areas: fits.length ? fits : [...areas] };
    return {
      id: type.id,
      changes: [change],
      chosen: present !== undefined,
      fits,
      parts: { colours: coloursOf(change, type, present, catalogue), depths: depthsOf(change, type, present) },
    };
  });
}

const typesFor = ({ configuration, catalogue, areas }: ChoiceRequest): Type[] => [
  ...availableSills(configuration, catalogue, areas),
  ...availableBlinds(configuration, catalogue, areas),
  ...availableInsectScreens(configuration, catalogue, areas),
];

function chosenIn(
  elements: readonly Configuration[],
  meant: readonly string[],
  id: number,
): ChosenAccessory | undefined {
  const areas = elements.flatMap((element) => element.areas).filter((area) => meant.includes(area.id));
  const chosen = areas.flatMap(({ accessories }) => accessories);
  return chosen.find(({ accessory }) => accessory === id);
}

/** As it is chosen, else in the first of its colours and its usual size. */
function addingOf({ id, colours }: Type, present: ChosenAccessory | undefined, { swatches }: Catalogue): Adding {
  const colour = present?.colour ?? [...(swatches.get(colours)?.keys() ?? [])][0] ?? '';
  const adding: Adding = { kind: 'add-accessory', areas: [], accessory: id, colour };
  if (!present) return adding;
  const { length, depth, side } = present;
  return { ...adding, size: { ...(length && { length }), ...(depth && { depth }), ...(side && { side }) } };
}

const isAccepted = (change: Adding, configuration: Configuration, catalogue: Catalogue): boolean =>
  !isViolation(previewChange(change, configuration, catalogue));

const coloursOf = (
  change: Adding,
  { colours }: Type,
  present: ChosenAccessory | undefined,
  { swatches }: Catalogue,
): Choice[] =>
  [...(swatches.get(colours)?.keys() ?? [])].map((colour) => ({
    id: colour,
    changes: [{ ...change, colour }],
    chosen: present?.colour === colour,
  }));

/** Depths or projections of a sill in mm. */
const depthsOf = (change: Adding, type: Type, present: ChosenAccessory | undefined): Choice[] =>
  ('depths' in type ? type.depths : []).map((depth) => ({
    id: depth,
    changes: [{ ...change, size: { ...change.size, depth } }],
    chosen: present?.depth === depth,
  }));
