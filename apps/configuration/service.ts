import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { PricingClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { Catalogues } from './catalogues';
import { ChangeConfiguration } from './change-configuration';
import { ConfigurationConfig } from './config';
import { CatalogueController, ConfigurationController } from './configuration.controller';
import { StoredCatalogue, StoredConfiguration, StoredOffer } from './configuration.entity';
import { Configurations } from './configuration.table';
import { CreateConfiguration } from './create-configuration';
import { ForgetConfigurations } from './forget-configurations.job';
import { ListChoices } from './list-choices';
import { ListProducts } from './list-products';
import { MakeOffer } from './make-offer';
import { Offers } from './offer.table';
import { ViewProduct } from './product.view';
import { ReadCatalogue } from './read-catalogue';
import { ReadConfiguration } from './read-configuration';
import { ReadDrawing } from './read-drawing';
import { Sales } from './sales';
import { TryChanges } from './try-changes';
import { ForgetSavedOffers } from './saved/forget-saved-offers.job';
import { MailSavedOffer } from './saved/mail-saved-offer';
import { OpenSavedOffer } from './saved/open-saved-offer';
import { ReadOfferDocument } from './saved/read-offer-document';
import { ReadSavedLetter } from './saved/read-saved-letter';
import { SaveOffer } from './saved/save-offer';
import { EndedOffer, SavedLetter, StoredSavedOffer } from './saved/saved-offer.entity';
import { SavedLetters } from './saved/saved-letter.table';
import { SavedLettersOfPerson } from './saved/saved-letters-of-person';
import { SavedOffers } from './saved/saved-offer.table';
import { WriteLetter } from './saved/write-letter';
import { SavedOffersController } from './saved/saved-offers.controller';

@Module({
  controllers: [ConfigurationController, CatalogueController, SavedOffersController],
  providers: [
    Catalogues,
    ChangeConfiguration,
    Configurations,
    CreateConfiguration,
    ForgetConfigurations,
    ForgetSavedOffers,
    PriceListCache,
    ListChoices,
    ListProducts,
    MakeOffer,
    Offers,
    MailSavedOffer,
    OpenSavedOffer,
    ReadCatalogue,
    ReadConfiguration,
    ReadDrawing,
    Sales,
    TryChanges,
    ReadOfferDocument,
    ReadSavedLetter,
    SaveOffer,
    SavedLetters,
    SavedLettersOfPerson,
    SavedOffers,
    ViewProduct,
    WriteLetter,
  ],
})
class ConfigurationModule {}

export const configuration: Service = {
  name: 'configuration',
  module: ConfigurationModule,
  config: ConfigurationConfig,
  entities: [StoredConfiguration, StoredOffer, StoredCatalogue, StoredSavedOffer, EndedOffer, SavedLetter],
  migrations: join(__dirname, 'migrations'),
  needs: [PricingClient],
  personalData: SavedLettersOfPerson,
  jobs: [ForgetConfigurations, ForgetSavedOffers],
};
