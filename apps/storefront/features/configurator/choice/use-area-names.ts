import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { useConfiguration } from '../sync/configuration-context';

/** What each area is called, by its id: a sash of the product; in an assembly its element, with the sash where it has several. */
export function useAreaNames(configuration: Configuration): ReadonlyMap<string, string> {
  const { sash } = useTexts('opening');
  const { catalogue } = useConfiguration();
  const nameOf = useName();
  return new Map(
    elementsOf(configuration).flatMap(({ product, areas }) => {
      const type = configuration.assembly && catalogue?.products.get(product);
      return areas.map(({ id }, i) => {
        const own = type && areas.length === 1 ? [] : [sash(i + 1, areas.length)];
        return [id, [...(type ? [nameOf(type)] : []), ...own].join(': ')] as const;
      });
    }),
  );
}
