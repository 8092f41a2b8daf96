import { ConfigurationConfig } from '@fenestra/configuration/config';
import { catalogueToRelease } from '@fenestra/domain/release/catalogue-faults';
import { FaultyData, refuseFaults } from '@fenestra/domain/release/data-fault';
import { priceListToRelease } from '@fenestra/domain/release/price-list-faults';
import { releaseFaults } from '@fenestra/domain/release/release-faults';
import { readDataFolder } from '@fenestra/platform/database/versioned-data';
import { PricingConfig } from '@fenestra/pricing/config';
import type { Outcome } from './shop-outcome';

/** For whoever changes the data: what the services would say about the folders, before one of them starts with them. */
export async function checkData(env: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const catalogue = catalogueToRelease(await readDataFolder(ConfigurationConfig.parse(env).CATALOGUE_FOLDER));
    const priceList = priceListToRelease(await readDataFolder(PricingConfig.parse(env).PRICE_LIST_FOLDER));
    refuseFaults(releaseFaults(catalogue, priceList));
    return {
      done: true,
      text: `may go live: catalogue ${catalogue.version}, price list ${priceList.version}`,
      data: [],
    };
  } catch (fault) {
    if (fault instanceof FaultyData) return { done: false, text: fault.message, data: fault.faults };
    throw fault;
  }
}
