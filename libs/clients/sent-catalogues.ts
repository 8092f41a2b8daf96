import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { indexCatalogue, type Catalogue } from '@fenestra/domain/catalogue/index-catalogue';

/** Catalogues on the way to another thread, each once: by their version. */
export type SentCatalogues = Readonly<Record<string, CatalogueData>>;

export const sentCatalogues = (catalogues: readonly Catalogue[]): SentCatalogues =>
  Object.fromEntries(catalogues.map(({ version, data }) => [version, data]));

const received = new Map<string, Catalogue>();

/** In the other thread; each version is indexed there once. */
export function receivedCatalogue(sent: SentCatalogues, version: string): Catalogue {
  const known = received.get(version) ?? indexCatalogue(sent[version]!);
  received.set(version, known);
  return known;
}
