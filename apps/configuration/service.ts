import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { PricingClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { Catalogues } from './catalogues';
import { ChangeConfiguration } from './change-configuration';
import { ConfigurationConfig } from './config';
import { CatalogueController, ConfigurationController } from './configuration.controller';
import { StoredCatalogue, StoredConfiguration, StoredPriceSnapshot } from './configuration.entity';
import { Configurations } from './configuration.table';
import { CreateConfiguration } from './create-configuration';
import { PurgeConfigurations } from './purge-configurations.job';
import { ListChoices } from './list-choices';
import { ListProducts } from './list-products';
import { CreatePriceSnapshot } from './create-price-snapshot';
import { PriceSnapshots } from './price-snapshot.table';
import { ViewProduct } from './product.view';
import { ReadCatalogue } from './read-catalogue';
import { ReadConfiguration } from './read-configuration';
import { ReadDrawing } from './read-drawing';
import { PricingContexts } from './pricing-context';
import { PreviewPrices } from './preview-prices';
import { PurgeQuotes } from './quotes/purge-quotes.job';
import { MailQuote } from './quotes/mail-quote';
import { OpenQuote } from './quotes/open-quote';
import { ReadQuotePdf } from './quotes/read-quote-pdf';
import { ReadQuoteMailRequest } from './quotes/read-quote-mail-request';
import { SaveQuote } from './quotes/save-quote';
import { PurgedQuote, QuoteMailRequest, StoredQuote } from './quotes/quote.entity';
import { QuoteMailRequests } from './quotes/quote-mail-request.table';
import { QuoteMailRequestsOfPerson } from './quotes/quote-mail-requests-of-person';
import { Quotes } from './quotes/quote.table';
import { RequestQuoteMail } from './quotes/request-quote-mail';
import { QuotesController } from './quotes/quotes.controller';

@Module({
  controllers: [ConfigurationController, CatalogueController, QuotesController],
  providers: [
    Catalogues,
    ChangeConfiguration,
    Configurations,
    CreateConfiguration,
    PurgeConfigurations,
    PurgeQuotes,
    PriceListCache,
    ListChoices,
    ListProducts,
    CreatePriceSnapshot,
    PriceSnapshots,
    MailQuote,
    OpenQuote,
    ReadCatalogue,
    ReadConfiguration,
    ReadDrawing,
    PricingContexts,
    PreviewPrices,
    ReadQuotePdf,
    ReadQuoteMailRequest,
    SaveQuote,
    QuoteMailRequests,
    QuoteMailRequestsOfPerson,
    Quotes,
    ViewProduct,
    RequestQuoteMail,
  ],
})
class ConfigurationModule {}

export const configuration: Service = {
  name: 'configuration',
  module: ConfigurationModule,
  config: ConfigurationConfig,
  entities: [StoredConfiguration, StoredPriceSnapshot, StoredCatalogue, StoredQuote, PurgedQuote, QuoteMailRequest],
  migrations: join(__dirname, 'migrations'),
  needs: [PricingClient],
  personalData: QuoteMailRequestsOfPerson,
  jobs: [PurgeConfigurations, PurgeQuotes],
};
