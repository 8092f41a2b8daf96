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
import { ForgetCarts } from './forget-carts.job';
import { FreePieces } from './free-pieces';
import { HoldCart } from './hold-cart';
import { KeepOffers } from './keep-offers.job';
import { ListDeliveryPrices } from './list-delivery-prices';
import { ListNextDiscounts } from './list-next-discounts';
import { MakeLine } from './make-line';
import { OnOrderPlaced } from './on-order-placed';
import { OrderAgain } from './order-again';
import { PutLines } from './put-lines';
import { ReadCart } from './read-cart';
import { ReleaseCart } from './release-cart';
import { AddCart } from './sent/add-cart';
import { CartLetter } from './sent/cart-letter.entity';
import { CartLetters } from './sent/cart-letter.table';
import { CartLettersOfPerson } from './sent/cart-letters-of-person';
import { CopyCart } from './sent/copy-cart';
import { ForgetCartLetters } from './sent/forget-cart-letters.job';
import { ReadCartLetter } from './sent/read-cart-letter';
import { SendCart } from './sent/send-cart';
import { SentCartsController } from './sent/sent-carts.controller';
import { SoldLines } from './sold-lines';
import { StoreCart } from './store-cart';
import { UpdateCart } from './update-cart';

@Module({
  controllers: [CartController, OnOrderPlaced, SentCartsController],
  providers: [
    AddCart,
    AddLines,
    CapAtStock,
    CartLetters,
    CartLettersOfPerson,
    Carts,
    ChangeCart,
    CloseCarts,
    CopyCart,
    CreateCart,
    ForgetCartLetters,
    ForgetCarts,
    KeepOffers,
    FreePieces,
    HoldCart,
    CatalogueCache,
    ListDeliveryPrices,
    ListNextDiscounts,
    PriceListCache,
    MakeLine,
    OrderAgain,
    PutLines,
    ReadCart,
    ReadCartLetter,
    ReleaseCart,
    SendCart,
    SoldLines,
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
  entities: [Cart, CartLetter],
  migrations: join(__dirname, 'migrations'),
  needs: [ConfigurationClient, PricingClient, StockClient],
  personalData: CartLettersOfPerson,
  jobs: [ForgetCartLetters, ForgetCarts, KeepOffers],
};
