import { parseData } from '../release/data-error';
import { upgradeData } from '../release/upgrade';
import { CatalogueData } from './catalogue';
import { catalogueUpgrades } from './catalogue-upgrades';
import { type Catalogue, indexCatalogue } from './index-catalogue';

/** A catalogue of any schema that was ever live. Whether it may go live is judged apart (`release/catalogue-errors.ts`). */
export const parseCatalogue = (json: unknown): Catalogue =>
  indexCatalogue(parseData(CatalogueData, upgradeData(json, catalogueUpgrades)));
