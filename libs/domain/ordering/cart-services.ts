import { type ShopCode, shopByCode } from '../shop/shops';

type Line = { readonly kind: 'configured' | 'stock' | 'accessory'; readonly accessories?: object | undefined };

/** The part of a cart that decides which services it has. */
export type ServicedCart<L extends Line = Line> = {
  readonly lines: readonly L[];
  readonly technicalControl: boolean;
  readonly comfortDelivery: boolean;
  readonly delivery: { readonly kind: 'pickup' | 'delivery' } | null;
};

/** pouze_sklad: nothing in the cart is made to measure. An empty cart is a stock cart too. */
export const isStockOnly = (lines: readonly Line[]): boolean => lines.every(({ kind }) => kind !== 'configured');

/** Whether a product from stock has accessories that are made to its size (CONST-08). */
export const hasMadeToSize = (lines: readonly Line[]): boolean =>
  lines.some(({ kind, accessories }) => kind === 'stock' && accessories !== undefined);

/** Where it is obligatory it cannot be unticked (SERV-06). */
export const mayDropTechnicalControl = (shop: ShopCode): boolean => !shopByCode(shop).technicalControl.obligatory;

/** Comfort delivery goes with home delivery (SERV-09). */
export const mayHaveComfortDelivery = (shop: ShopCode, { delivery }: Pick<ServicedCart, 'delivery'>): boolean =>
  shopByCode(shop).comfortDelivery && delivery?.kind === 'delivery';

/**
 * Brings the services in line with what is in the cart; called after every change (SERV-03 to SERV-05, OPEN-Q-46, OPEN-Q-104).
 * `added` is the line that the change has added.
 */
export function settleServices<C extends ServicedCart>(cart: C, shop: ShopCode, added?: Line): C {
  return {
    ...cart,
    technicalControl: technicalControlOf(cart, shop, added),
    comfortDelivery: cart.comfortDelivery && mayHaveComfortDelivery(shop, cart),
  };
}

function technicalControlOf({ lines, technicalControl }: ServicedCart, shop: ShopCode, added?: Line): boolean {
  if (lines.length === 0) return false;
  if (!mayDropTechnicalControl(shop)) return true;
  if (isStockOnly(lines)) return false;
  return technicalControl || added?.kind === 'configured';
}
