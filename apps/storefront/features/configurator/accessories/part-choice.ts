import { barPatternName } from '@fenestra/i18n/bar-pattern-name';
import type { Names } from '@fenestra/domain/catalogue/names';
import { displayedProfile } from '@fenestra/domain/catalogue/available-profiles';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Area, ChosenAccessory, Configuration } from '@fenestra/domain/configuration/configuration';
import { isChosen } from '@fenestra/domain/configuration/choices/numbered-parts';
import type { Part } from '@fenestra/domain/configuration/choices/parts';
import { areasInDoorPanel, areasWithOwnGlass } from '@fenestra/domain/configuration/geometry/glazed-areas';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { productOf } from '@fenestra/domain/configuration/geometry/shape';
import type { DescriptionTexts as DrawingWords } from '@fenestra/domain/drawing/description-texts';
import { accessoryWords, withoutTitle } from '@fenestra/i18n/accessory-words';
import { coloursText, type ColoursTexts } from '@fenestra/i18n/colours-text';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useLoadedCatalogue } from '../sync/configuration-context';

type Words = {
  readonly catalogue: Catalogue;
  readonly code: ShopCode;
  readonly parts: Texts['parts'];
  readonly named: Texts['refusal'];
  readonly lights: DrawingWords['light'];
  readonly colours: ColoursTexts;
  readonly nameOf: (entry: { readonly names: Names } | undefined) => string;
};

/** Says what a configuration has of a part: of the present one, or of one that would be standard. */
export function usePartChoice(): (part: Part, configuration: Configuration) => string {
  const parts = useTexts('parts');
  const named = useTexts('refusal');
  const { colours } = useTexts('accessories');
  const { light: lights } = useTexts('drawing');
  const name = useName();
  const { code } = useShop();
  const catalogue = useLoadedCatalogue();
  const words: Words = {
    ...{ catalogue, parts, named, lights, colours, code },
    nameOf: (entry) => (entry ? name(entry) : ''),
  };
  return (part, configuration) =>
    isChosen(part, configuration)
      ? withoutTitle(choiceOf(part, configuration, words), parts.names[part])
      : none(part, words);
}

const none = (part: Part, { parts }: Words): string =>
  part in parts.none ? parts.none[part as keyof typeof parts.none] : '';

function choiceOf(part: Part, configuration: Configuration, words: Words): string {
  const { catalogue, nameOf } = words;
  const { handle, lock, threshold } = configuration;
  switch (part) {
    case 'frame':
      return frameChoice(configuration, words);
    case 'filling':
      return fillingChoice(configuration, words);
    case 'glass':
      return `${lightName(configuration, words)}${glassChoice(areasWithOwnGlass(configuration), words)}`;
    case 'spacer':
      return each(areasWithOwnGlass(configuration), ({ spacer }) => nameOf(catalogue.spacers.get(spacer.spacer)));
    case 'bars':
      return barsChoice(configuration, words);
    case 'handle':
      return nameOf(catalogue.handles.get(handle?.handle ?? 0));
    case 'lock':
      return nameOf(lock === undefined ? undefined : catalogue.locks.get(lock));
    case 'threshold':
      return nameOf(threshold === null ? undefined : catalogue.thresholds.get(threshold));
    default:
      return accessoryChoice(part, configuration, words);
  }
}

/** Each different text once. */
const each = <Item>(items: readonly Item[], text: (item: Item) => string): string =>
  [...new Set(items.map(text).filter(Boolean))].join('; ');

function frameChoice(configuration: Configuration, { catalogue, nameOf, colours }: Words): string {
  const product = productOf(configuration, catalogue);
  const profile = catalogue.profiles.get(configuration.profile);
  const { outside, inside } = configuration.colour;
  const both = coloursText(colours, nameOf(catalogue.colours.get(outside)), nameOf(catalogue.colours.get(inside)));
  return `${nameOf(profile && displayedProfile(profile, product, catalogue))}, ${both}`;
}

/** With the glass in it, which belongs to it. */
function fillingChoice(configuration: Configuration, words: Words): string {
  const filling = words.catalogue.fillings.get(configuration.filling!);
  const glass = filling?.glassShare ? glassChoice(areasInDoorPanel(configuration), words) : '';
  return [words.nameOf(filling), glass].filter(Boolean).join(', ');
}

/** Which glass of a door it is: that of its light. */
const lightName = ({ filling, light }: Configuration, { lights }: Words): string =>
  filling !== null && light ? `${lights[light.place]}: ` : '';

function glassChoice(areas: readonly Area[], { catalogue, nameOf, parts }: Words): string {
  return each(areas, ({ glass, ornament }) => {
    const pane = catalogue.glass.get(glass);
    const pattern = ornament === null ? '' : `, ${nameOf(catalogue.ornaments.get(ornament))}`;
    return pane ? `${parts.glass[pane.type]} ${pane.build}${pattern}` : '';
  });
}

function barsChoice({ areas }: Configuration, { catalogue, nameOf, named }: Words): string {
  return each(areas, ({ bars }) =>
    bars ? `${nameOf(catalogue.bars.get(bars.bars))}, ${barPatternName(bars.pattern, named)}` : '',
  );
}

function accessoryChoice(kind: ChosenAccessory['kind'], { areas }: Configuration, words: Words): string {
  const having = areas.flatMap((area, i) =>
    area.accessories.filter((one) => one.kind === kind).map((one) => ({ one, number: i + 1 })),
  );
  const [side, ...otherSides] = new Set(having.map(({ one }) => one.side));
  const some = kind === 'blind' && having.length < areas.length;
  return [
    each(having, ({ one }) => accessoryWords(one, words.catalogue, words.parts, words.code)),
    some ? words.parts.sashes(having.map(({ number }) => number).join(', ')) : '',
    side && otherSides.length === 0 ? words.parts.control[side] : '',
  ]
    .filter(Boolean)
    .join(', ');
}
