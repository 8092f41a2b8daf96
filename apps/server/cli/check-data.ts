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
import type { CommandOutcome } from './command-outcome';

export type DataKind = 'catalogue' | 'price-list';
export const validateForPublishing = { catalogue: catalogueToRelease, 'price-list': priceListToRelease };
export type DataFiles = Readonly<Record<DataKind, object>>;

/** For whoever changes the data: what the services would say about the folders, before one of them starts with them. */
export function checkData(env: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  return reportDataErrors(async () => {
    const files = await readBundledData(env);
    return checkPublishable(catalogueToRelease(files.catalogue), priceListToRelease(files['price-list']));
  });
}

export async function readBundledData(env: NodeJS.ProcessEnv): Promise<DataFiles> {
  const { configuration, pricing } = readConfig({ configuration: ConfigurationConfig, pricing: PricingConfig }, env);
  return {
    catalogue: await readDataFolder(configuration.CATALOGUE_FOLDER),
    'price-list': await readDataFolder(pricing.PRICE_LIST_FOLDER),
  };
}

/** Throws InvalidDataError where something on offer has no price. */
export function checkPublishable(catalogue: Catalogue, priceList: PriceList): CommandOutcome {
  throwOnErrors(releaseErrors(catalogue, priceList));
  return { done: true, text: `may go live: catalogue ${catalogue.version}, price list ${priceList.version}`, data: [] };
}

/** Faults of the data are an answer: file, entry and reason. */
export async function reportDataErrors(action: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof InvalidDataError) return { done: false, text: error.message, data: error.faults };
    throw error;
  }
}
