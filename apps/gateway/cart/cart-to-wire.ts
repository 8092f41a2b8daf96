import type { CartLine, CartView } from '@fenestra/contracts/http/cart';
import { type Cart, type CartContent, type CartItem, services, transits } from '@fenestra/contracts/wire/cart';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { mayHaveComfortDelivery } from '@fenestra/domain/ordering/cart-services';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { lineToWire } from './line-to-wire';
import { paymentToWire } from './payment-to-wire';

/** Names that a cart needs beside the catalogue: discounts by action. */
export type CartNames = {
  readonly catalogueOf: (line: CartLine) => Catalogue;
  readonly discounts: ReadonlyMap<number, string>;
};

/** A cart as the protocol gives it, with kosik_data. */
export function cartToWire(view: CartView, names: CartNames, shop: Shop): Cart {
  const { totals } = view;
  const totalsByLine = new Map(totals.lines.map((sums) => [sums.line, sums]));
  return {
    cartId: view.cartId,
    data: {
      items: view.lines.map((line): CartItem => {
        const available = line.kind === 'stock' ? (view.available[line.product.product] ?? 0) : null;
        const item = lineToWire(line, totalsByLine.get(line.line), available, names.catalogueOf(line), shop);
        return { ...item, ...priceChangeOf(view, line.line) };
      }),
      ...removedToWire(view, names, shop),
      delivery: deliveryToWire(view, shop),
      discounts: discountsToWire(view, names.discounts),
      services: chosenServicesToWire(view, shop),
      stockOnly: view.stockOnly,
      sums: totalsToWire(view),
      discount: totals.discount,
      net: totals.net,
      netAfterDiscount: totals.netAfterDiscount,
      vat: totals.vat,
      vatPercent: totals.vatPercent,
      gross: totals.gross,
      currency: totals.currency,
      paymentOptions: view.paymentOptions.map((option) => paymentToWire(option, view, shop)),
      technicalControl: view.technicalControl,
      comfortDelivery: view.comfortDelivery,
      childGuard: view.childGuard,
      comfortPrice: totals.comfortPrice,
      weightKg: totals.weightKg,
      ...offerValidUntil(view),
      revision: view.revision,
    },
  };
}

function priceChangeOf({ priceChanges = [] }: CartView, id: string): Pick<CartItem, 'priceChange'> {
  const change = priceChanges.find(({ line }) => line === id);
  if (!change) return {};
  const { line: _, ...priceChange } = change;
  return { priceChange };
}

function offerValidUntil({ lines }: CartView): Pick<CartContent, 'offerUntil'> {
  const days = lines.flatMap((line) => (line.kind === 'configured' ? (line.offer.offerUntil ?? []) : []));
  return days.length > 0 ? { offerUntil: days.toSorted()[0] } : {};
}

function removedToWire(
  { removed = [] }: CartView,
  { catalogueOf }: CartNames,
  shop: Shop,
): Pick<CartContent, 'removed'> {
  if (removed.length === 0) return {};
  return { removed: removed.map(({ line }) => lineToWire(line, undefined, null, catalogueOf(line), shop)) };
}

/** What the totals of a cart or an order are told with. */
export type ViewWithTotals = Pick<
  CartView,
  'totals' | 'delivery' | 'technicalControl' | 'comfortDelivery' | 'childGuard'
>;

export const totalsToWire = ({ totals }: ViewWithTotals): CartContent['sums'] => ({
  products: totals.products,
  accessories: totals.accessories,
  others: totals.others,
  services: totals.services,
  delivery: totals.delivery,
});

export const discountsToWire = ({ totals }: ViewWithTotals, names: CartNames['discounts']): CartContent['discounts'] =>
  totals.applied.map(({ action }) => ({ action, description: names.get(action) ?? '' }));

export const chosenServicesToWire = (view: ViewWithTotals, shop: Shop): CartContent['services'] =>
  servicesToWire(view, shop).filter(({ service }) => chosenServices(view).includes(service));

/** The services that this cart may have; comfort delivery goes with home delivery (SERV-09). */
export function servicesToWire({ totals, delivery }: ViewWithTotals, shop: Shop): CartContent['services'] {
  const names = textsOf(shop).wireNames;
  const { technicalControl, comfortDelivery, childGuard } = services;
  const comfort = {
    service: comfortDelivery,
    name: names.comfortDelivery,
    price: totals.comfortPrice,
    originalPrice: null,
  };
  return [
    {
      service: technicalControl,
      name: names.technicalControl,
      price: 0,
      originalPrice: shop.technicalControl.originalPrice,
    },
    ...(mayHaveComfortDelivery(shop.code, { delivery }) ? [comfort] : []),
    { service: childGuard, name: names.childGuard, price: 0, originalPrice: null },
  ];
}

function chosenServices(view: ViewWithTotals): number[] {
  const { technicalControl, comfortDelivery, childGuard } = services;
  return [
    ...(view.technicalControl ? [technicalControl] : []),
    ...(view.comfortDelivery ? [comfortDelivery] : []),
    ...(view.childGuard ? [childGuard] : []),
  ];
}

export function deliveryToWire({ delivery, totals }: ViewWithTotals, shop: Shop): CartContent['delivery'] {
  if (!delivery) return null;
  return {
    transit: transits[delivery.kind],
    kind: delivery.kind,
    region: delivery.kind === 'delivery' ? delivery.region : null,
    name: textsOf(shop).wireNames[delivery.kind],
    price: totals.delivery,
    ...noticeOf(delivery, shop),
  };
}

const noticeOf = (delivery: ViewWithTotals['delivery'], shop: Shop): { notice?: string } =>
  delivery?.kind === 'delivery' && delivery.isUnlisted ? { notice: textsOf(shop).checkout.unlistedPostcode } : {};

/** Both ways of delivery; the price of home delivery is known once a region is chosen. */
export function transitsToWire({ delivery, totals }: CartView, shop: Shop) {
  const names = textsOf(shop).wireNames;
  const home = delivery?.kind === 'delivery' ? delivery : null;
  const price = home && totals.delivery;
  return [
    { transit: transits.pickup, kind: 'pickup' as const, region: null, name: names.pickup, price: 0 },
    {
      transit: transits.delivery,
      kind: 'delivery' as const,
      region: home?.region ?? null,
      name: names.delivery,
      price,
      ...noticeOf(delivery, shop),
    },
  ];
}
