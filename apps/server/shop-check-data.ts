import { ConfigurationConfig } from '@fenestra/configuration/config';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { catalogueToRelease } from '@fenestra/domain/release/catalogue-errors';
import { InvalidDataError, throwOnErrors } from '@fenestra/domain/release/data-error';
import { priceListToRelease } from '@fenestra/domain/release/price-list-errors';
import { releaseErrors } from '@fenestra/domain/release/release-errors';
import { readDataFolder } from '@fenestra/platform/database/data-folder';
import { readConfig } from '@fenestra/platform/service/config';
import { PricingConfig } from '@fenestra/pricing/config';
import type { Outcome } from './shop-outcome';

export type DataKind = 'catalogue' | 'price-list';
export const toRelease = { catalogue: catalogueToRelease, 'price-list': priceListToRelease };
export type Files = Readonly<Record<DataKind, object>>;

/** For whoever changes the data: what the services would say about the folders, before one of them starts with them. */
export function checkData(env: NodeJS.ProcessEnv): Promise<Outcome> {
  return faultsTold(async () => {
    const files = await filesOfFolders(env);
    return mayGoLive(catalogueToRelease(files.catalogue), priceListToRelease(files['price-list']));
  });
}

export async function filesOfFolders(env: NodeJS.ProcessEnv): Promise<Files> {
  const { configuration, pricing } = readConfig({ configuration: ConfigurationConfig, pricing: PricingConfig }, env);
  return {
    catalogue: await readDataFolder(configuration.CATALOGUE_FOLDER),
    'price-list': await readDataFolder(pricing.PRICE_LIST_FOLDER),
  };
}

/** Throws InvalidDataError where something on offer has no price. */
export function mayGoLive(catalogue: Catalogue, priceList: PriceList): Outcome {
  throwOnErrors(releaseErrors(catalogue, priceList));
  return { done: true, text: `may go live: catalogue ${catalogue.version}, price list ${priceList.version}`, data: [] };
}

/** Faults of the data are an answer: file, entry and reason. */
export async function faultsTold(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (fault) {
    if (fault instanceof InvalidDataError) return { done: false, text: fault.message, data: fault.faults };
    throw fault;
  }
}
