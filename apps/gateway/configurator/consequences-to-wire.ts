import type { ProductView } from '@fenestra/contracts/http/configuration';
import type { Consequence } from '@fenestra/contracts/wire/product';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { SideEffect } from '@fenestra/domain/configuration/changes/side-effect-kinds';
import { listDifference } from '@fenestra/domain/configuration/changes/list-difference';
import type { Area, Configuration } from '@fenestra/domain/configuration/configuration';
import type { Shop } from '@fenestra/domain/shop/shops';
import { accessoryWords, withoutTitle } from '@fenestra/i18n/accessory-words';
import { namesOf } from '@fenestra/i18n/product-names';
import { textsOf } from '@fenestra/i18n/texts-of';

/** Each part that a change altered besides what it names, area by area where areas have it, as it is now and as it was. */
export function consequencesOf(
  { parts, before }: NonNullable<ProductView['alsoChanged']>,
  after: Configuration,
  catalogue: Catalogue,
  shop: Shop,
): Consequence[] {
  const { parts: titles, refusal } = textsOf(shop);
  const { opening, coupling, now: changeText } = refusal.also;
  const was = choicesIn(before, after, catalogue, shop);
  const is = choicesIn(after, before, catalogue, shop);
  return parts.flatMap((code) => {
    const title = { ...titles.names, opening, coupling }[code];
    const none = new Map(Object.entries(titles.none)).get(code) ?? '';
    const describe = (choice: string | undefined) => (choice ? withoutTitle(choice, title) : none);
    return [...is(code)]
      .filter(([area, now]) => was(code).get(area) !== now)
      .map(([area, now]): Consequence => {
        const text = changeText(title, describe(now), describe(was(code).get(area)));
        return { code, ...(area !== wholeProduct && { area }), text };
      });
  });
}

/** The key of what areas do not have each for itself. */
const wholeProduct = '';
type Choices = ReadonlyMap<string, string>;

/** What is chosen of a part, in words, by area; of couplings those that the other configuration does not have in their place. */
function choicesIn(
  configuration: Configuration,
  other: Configuration,
  catalogue: Catalogue,
  shop: Shop,
): (what: SideEffect) => Choices {
  const names = namesOf(configuration, catalogue, shop);
  const { areas, assembly } = configuration;
  const named = (entry: Parameters<typeof nameIn>[0] | undefined) => (entry ? nameIn(entry, shop.code) : '');
  const inAreas = (text: (area: Area) => string): Choices => new Map(areas.map((area) => [area.id, text(area)]));
  const inWhole = (text: string | null): Choices => new Map([[wholeProduct, text ?? '']]);
  return (what) => {
    switch (what) {
      case 'opening':
        return inAreas(names.opening);
      case 'glass':
        return inAreas((area) => listed(names.glass(area), names.ornament(area)));
      case 'spacer':
        return inAreas(({ spacer }) => named(catalogue.spacers.get(spacer.spacer)?.names));
      case 'bars':
        return inAreas((area) => listed(names.bars(area), names.barPattern(area)));
      case 'coupling':
        return inWhole(
          listed(
            ...listDifference(assembly?.couplings ?? [], other.assembly?.couplings ?? []).map((id) =>
              named(catalogue.couplings.get(id)?.names),
            ),
          ),
        );
      case 'handle':
      case 'lock':
      case 'filling':
      case 'threshold':
        return inWhole(names[what]);
      default:
        return inAreas(({ accessories }) => {
          const ofKind = accessories.filter(({ kind }) => kind === what);
          return listed(...ofKind.map((chosen) => accessoryWords(chosen, catalogue, textsOf(shop).parts, shop.code)));
        });
    }
  };
}

const listed = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(', ');
