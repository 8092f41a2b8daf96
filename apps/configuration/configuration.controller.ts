import { Controller } from '@nestjs/common';
import {
  changeConfiguration,
  createConfiguration,
  retainPriceSnapshots,
  listChoices,
  listProducts,
  createPriceSnapshot,
  priceAccessory,
  readCatalogue,
  readActiveCatalogue,
  readConfiguration,
  readDrawing,
  previewPrices,
} from '@fenestra/contracts/http/configuration';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { Catalogues } from './catalogues';
import { ChangeConfiguration } from './change-configuration';
import { CreateConfiguration } from './create-configuration';
import { ListChoices } from './list-choices';
import { ListProducts } from './list-products';
import { CreatePriceSnapshot } from './create-price-snapshot';
import { PriceSnapshots } from './price-snapshot.table';
import { ReadCatalogue } from './read-catalogue';
import { ReadConfiguration } from './read-configuration';
import { ReadDrawing } from './read-drawing';
import { PreviewPrices } from './preview-prices';

@Controller()
export class ConfigurationController {
  constructor(
    private readonly createConfiguration: CreateConfiguration,
    private readonly readConfiguration: ReadConfiguration,
    private readonly changeConfiguration: ChangeConfiguration,
    private readonly previewPrices: PreviewPrices,
    private readonly createPriceSnapshot: CreatePriceSnapshot,
    private readonly priceSnapshots: PriceSnapshots,
  ) {}

  @Serve(createConfiguration)
  create({ body }: Call<typeof createConfiguration>) {
    return this.createConfiguration.execute(body);
  }

  @Serve(readConfiguration)
  read({ params: { id }, query: { shopId } }: Call<typeof readConfiguration>) {
    return this.readConfiguration.execute(id, shopId);
  }

  @Serve(changeConfiguration)
  change({ params: { id }, body }: Call<typeof changeConfiguration>) {
    return this.changeConfiguration.execute(id, body);
  }

  @Serve(previewPrices)
  preview({ params: { id }, body: { shopId, tries } }: Call<typeof previewPrices>) {
    return this.previewPrices.execute(id, shopId, tries);
  }

  @Serve(createPriceSnapshot)
  createSnapshot({ params: { id }, body: { shopId } }: Call<typeof createPriceSnapshot>) {
    return this.createPriceSnapshot.execute(id, shopId);
  }

  @Serve(retainPriceSnapshots)
  async retainSnapshots({ body: { offerIds, until } }: Call<typeof retainPriceSnapshots>) {
    await this.priceSnapshots.extendRetention(offerIds, new Date(until));
    return accept({});
  }
}

/** What can be chosen, seen and bought. */
@Controller()
export class CatalogueController {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly listChoices: ListChoices,
    private readonly listProducts: ListProducts,
    private readonly readCatalogue: ReadCatalogue,
    private readonly readDrawing: ReadDrawing,
  ) {}

  @Serve(listChoices)
  choices({ params: { id, list }, query: { shopId, ...filters } }: Call<typeof listChoices>) {
    return this.listChoices.execute(id, shopId, list, filters);
  }

  @Serve(priceAccessory)
  price({ params: { id, accessory }, query: { shopId, area } }: Call<typeof priceAccessory>) {
    return this.listChoices.price(id, shopId, accessory, area);
  }

  @Serve(listProducts)
  products({ query: { shopId } }: Call<typeof listProducts>) {
    return this.listProducts.execute(shopId);
  }

  @Serve(readActiveCatalogue)
  async active() {
    return accept({ version: (await this.catalogues.now()).version });
  }

  @Serve(readCatalogue)
  catalogue({ params: { version } }: Call<typeof readCatalogue>) {
    return this.readCatalogue.execute(version);
  }

  @Serve(readDrawing)
  drawing({ params: { of, id }, query }: Call<typeof readDrawing>) {
    return this.readDrawing.execute(of, id, query);
  }
}
