import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { cartHeader, changeHeader } from '@fenestra/contracts/wire/rest-call';
import { withCart } from './cart-lock';
import { type BodyOf, callerOf } from '../network/rest-client';

type Products = BodyOf<(typeof configuratorCalls)['addToErpCart']>['products'];

/** Puts configured products into the cart of this browser by WIRE-44, which creates it where there is none; once for one change id. */
export const putIntoCart = (products: Products, changeId?: string) =>
  withCart((cartId) =>
    callerOf(configuratorCalls)('addToErpCart', {
      headers: { [cartHeader]: cartId, [changeHeader]: changeId },
      body: { products },
    }),
  );
