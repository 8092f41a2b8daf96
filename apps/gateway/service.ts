import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import {
  CartClient,
  ConfigurationClient,
  NotificationsClient,
  OrdersClient,
  PaymentsClient,
  PricingClient,
  StockClient,
} from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { Accessories } from './cart/accessories';
import { AddToErpCart } from './cart/add-to-erp-cart';
import { CartActions } from './cart/cart-actions';
import { CartPresenter } from './cart/cart-presenter';
import { CartController } from './cart/cart.controller';
import { ChooseDelivery } from './cart/choose-delivery';
import { CheckStock } from './cart/check-stock';
import { SendCart } from './cart/send-cart';
import { CatalogueFile } from './catalogue/catalogue-file';
import { CatalogueController } from './catalogue/catalogue.controller';
import { Drawings } from './catalogue/drawings';
import { FindSwatches } from './catalogue/find-swatches';
import { StoreLogEntry } from './page-log/store-log-entry';
import { ListProducts } from './catalogue/list-products';
import { Postcodes } from './catalogue/postcodes';
import { ConfiguratorActions } from './configurator/configurator-actions';
import { ConfiguratorController } from './configurator/configurator.controller';
import { ListChoices } from './configurator/list-choices';
import { NewConfiguration } from './configurator/new-configuration';
import { Discounts } from './discounts';
import { serveDocuments } from './documents/serve-documents';
import { RateLimits } from './edge/rate-limits';
import { readLimits } from './edge/limit-settings';
import { registerEdgeHooks } from './edge/public-edge';
import { PublicExceptionFilter } from './edge/public-exception.filter';
import { ErpApi } from './erp/erp-api';
import { ErpController } from './erp/erp.controller';
import { VerifyCaptcha } from './feedback/verify-captcha';
import { FeedbackController } from './feedback/feedback.controller';
import { SendFeedback } from './feedback/send-feedback';
import { GatewayConfig } from './config';
import { OrderPayment } from './order/order-payment';
import { ChangePaymentMethod } from './order/change-payment-method';
import { Reorder } from './order/reorder';
import { OrderPdf } from './order/order-pdf';
import { OrderPresenter } from './order/order-presenter';
import { OrderController } from './order/order.controller';
import { PaymentNotification } from './order/payment-notification';
import { PaymentReturn } from './order/payment-return';
import { LogPageReports } from './order/log-page-reports';
import { PaypalSuccess } from './order/paypal-success';
import { PlaceOrder } from './order/place-order';
import { ReadOrder } from './order/read-order';
import { ReadOrderPage } from './order/read-order-page';
import { Withdraw } from './order/withdraw';
import { WithdrawalsController } from './order/withdrawals.controller';
import { ReportsController } from './order/reports.controller';
import { LegalPages } from './pages/legal-pages';
import { servePages } from './pages/serve-pages';
import { StorefrontFiles } from './pages/storefront-files';
import { StorefrontPages } from './pages/storefront-pages';
import { TextChunks } from './pages/text-chunks';
import { ThirdPartyScripts } from './pages/third-party-scripts';
import { QuotePdf } from './quotes/quote-pdf';
import { ReadQuote } from './quotes/read-quote';
import { SaveConfiguration } from './quotes/save-configuration';
import { QuotesController } from './quotes/quotes.controller';
import { Translations } from './pages/translations';
import { Storefronts } from './storefronts';

@Module({
  controllers: [
    ConfiguratorController,
    CartController,
    OrderController,
    WithdrawalsController,
    ReportsController,
    ErpController,
    CatalogueController,
    QuotesController,
    FeedbackController,
  ],
  providers: [
    Accessories,
    AddToErpCart,
    RateLimits,
    CartActions,
    CartPresenter,
    CatalogueFile,
    CatalogueCache,
    PriceListCache,
    VerifyCaptcha,
    ChooseDelivery,
    CheckStock,
    ConfiguratorActions,
    Discounts,
    Drawings,
    FindSwatches,
    ErpApi,
    LogPageReports,
    StoreLogEntry,
    LegalPages,
    ListChoices,
    ListProducts,
    NewConfiguration,
    QuotePdf,
    OrderPayment,
    ChangePaymentMethod,
    Reorder,
    OrderPdf,
    OrderPresenter,
    PaymentNotification,
    PaymentReturn,
    PaypalSuccess,
    PlaceOrder,
    Postcodes,
    ReadOrder,
    ReadOrderPage,
    Withdraw,
    ReadQuote,
    SaveConfiguration,
    SendCart,
    SendFeedback,
    StorefrontFiles,
    StorefrontPages,
    TextChunks,
    ThirdPartyScripts,
    Storefronts,
    Translations,
    PublicExceptionFilter,
    { provide: APP_FILTER, useExisting: PublicExceptionFilter },
  ],
})
class GatewayModule {}

/** Papers are waited for half a minute, and so is the feed. */
const maxStallMs = 60_000;

/** The public edge: hosts to shops, the wire protocol, pages, the ERP side. It has no data of its own. */
export const gateway: Service = {
  name: 'gateway',
  module: GatewayModule,
  config: GatewayConfig,
  needs: [
    ConfigurationClient,
    PricingClient,
    CartClient,
    StockClient,
    OrdersClient,
    PaymentsClient,
    NotificationsClient,
  ],
  prepare: async (app) => {
    registerEdgeHooks(app);
    await servePages(app);
    serveDocuments(app);
  },
  isPublic: true,
  sockets: (config) => {
    const { SLOW_HEADERS_MS, IDLE_SOCKET_MS, SOCKETS_PER_ADDRESS, TRUST_PROXY, LIMITS_FILE } = config as GatewayConfig;
    return {
      headersMs: SLOW_HEADERS_MS,
      idleMs: IDLE_SOCKET_MS,
      stalledMs: maxStallMs,
      maxPerAddress: SOCKETS_PER_ADDRESS,
      maxPerSite: SOCKETS_PER_ADDRESS * readLimits(LIMITS_FILE).site,
      exempt: TRUST_PROXY,
    };
  },
  trustedProxies: (config) => (config as GatewayConfig).TRUST_PROXY,
};
