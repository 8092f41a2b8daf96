import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { useConfiguration } from '../sync/configuration-context';

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
          const name = place === 'main' ? sash(i + 1, areas.length) : lightName[place];
          const own = type && element.areas.length === 1 ? [] : [name];
          return [id, [...(type ? [nameOf(type)] : []), ...own].join(': ')] as const;
        }),
      );
    }),
  );
}
