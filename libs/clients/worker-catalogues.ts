import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { indexCatalogue, type Catalogue } from '@fenestra/domain/catalogue/index-catalogue';

/** Catalogues on the way to another thread, each once: by their version. */
export type CataloguesByVersion = Readonly<Record<string, CatalogueData>>;

export const cataloguesByVersion = (catalogues: readonly Catalogue[]): CataloguesByVersion =>
  Object.fromEntries(catalogues.map(({ version, data }) => [version, data]));

const indexed = new Map<string, Catalogue>();

/** In the other thread; each version is indexed there once. */
export function indexedCatalogue(catalogues: CataloguesByVersion, version: string): Catalogue {
  const catalogue = indexed.get(version) ?? indexCatalogue(catalogues[version]!);
  indexed.set(version, catalogue);
  return catalogue;
}
