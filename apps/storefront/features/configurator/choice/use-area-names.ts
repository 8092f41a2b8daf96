import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { useConfiguration } from '../sync/configuration-context';

/** The name of the `i`-th of so many fields. */
function sashName({ only, left, right, ofMany }: Texts['opening']['sash'], i: number, fields: number): string {
  if (fields === 1) return only;
  if (fields === 2) return i === 0 ? left : right;
  return ofMany(i + 1);
}

/** What each area is called, by its id: a sash of the product; in an assembly its element, with the sash where it has several. */
export function useAreaNames(configuration: Configuration): ReadonlyMap<string, string> {
  const { sash, light: lightName } = useTexts('opening');
  const { catalogue } = useConfiguration();
  const nameOf = useName();
  return new Map(
    elementsOf(configuration).flatMap((element) => {
      const type = configuration.assembly && catalogue?.products.get(element.product);
      return rowsOf(element).flatMap(({ place, areas }) =>
        areas.map(({ id }, i) => {
          const name = place === 'main' ? sashName(sash, i, areas.length) : lightName[place];
          const own = type && element.areas.length === 1 ? [] : [name];
          return [id, [...(type ? [nameOf(type)] : []), ...own].join(': ')] as const;
        }),
      );
    }),
  );
}
