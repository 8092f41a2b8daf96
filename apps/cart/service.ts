import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { ConfigurationClient, PricingClient, StockClient } from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { AddLines } from './add-lines';
import { CapAtStock } from './cap-at-stock';
import { CartController } from './cart.controller';
import { Cart } from './cart.entity';
import { Carts } from './cart.table';
import { ViewCart } from './cart.view';
import { ChangeCart } from './change-cart';
import { CloseCarts } from './close-carts';
import { CartConfig } from './config';
import { CreateCart } from './create-cart';
import { PurgeCarts } from './purge-carts.job';
import { StockAvailability } from './stock-availability';
import { LockCart } from './lock-cart';
import { RetainPriceSnapshots } from './retain-price-snapshots.job';
import { ListDeliveryPrices } from './list-delivery-prices';
import { ListNextDiscounts } from './list-next-discounts';
import { MakeLine } from './make-line';
import { OnOrderPlaced } from './on-order-placed';
import { Reorder } from './reorder';
import { PutLines } from './put-lines';
import { ReadCart } from './read-cart';
import { UnlockCart } from './unlock-cart';
import { MergeCart } from './sent/merge-cart';
import { CartMailRequest } from './sent/cart-mail-request.entity';
import { CartMailRequests } from './sent/cart-mail-request.table';
import { CartMailRequestsOfPerson } from './sent/cart-mail-requests-of-person';
import { CopyCart } from './sent/copy-cart';
import { PurgeCartMailRequests } from './sent/purge-cart-mail-requests.job';
import { ReadCartMailRequest } from './sent/read-cart-mail-request';
import { SendCart } from './sent/send-cart';
import { SentCartsController } from './sent/sent-carts.controller';
import { PricedLines } from './priced-lines';
import { StoreCart } from './store-cart';
import { UpdateCart } from './update-cart';

@Module({
  controllers: [CartController, OnOrderPlaced, SentCartsController],
  providers: [
    MergeCart,
    AddLines,
    CapAtStock,
    CartMailRequests,
    CartMailRequestsOfPerson,
    Carts,
    ChangeCart,
    CloseCarts,
    CopyCart,
    CreateCart,
    PurgeCartMailRequests,
    PurgeCarts,
    RetainPriceSnapshots,
    StockAvailability,
    LockCart,
    CatalogueCache,
    ListDeliveryPrices,
    ListNextDiscounts,
    PriceListCache,
    MakeLine,
    Reorder,
    PutLines,
    ReadCart,
    ReadCartMailRequest,
    UnlockCart,
    SendCart,
    PricedLines,
    StoreCart,
    UpdateCart,
    ViewCart,
  ],
})
class CartModule {}

export const cart: Service = {
  name: 'cart',
  module: CartModule,
  config: CartConfig,
  entities: [Cart, CartMailRequest],
  migrations: join(__dirname, 'migrations'),
  needs: [ConfigurationClient, PricingClient, StockClient],
  personalData: CartMailRequestsOfPerson,
  jobs: [PurgeCartMailRequests, PurgeCarts, RetainPriceSnapshots],
};
