import type { DataOf } from '@fenestra/contracts/event';
import type { orderPlaced } from '@fenestra/contracts/events/order';
import type { CartLine } from '@fenestra/contracts/http/cart';
import type { AssemblyElement, Configuration, TransomLight } from '@fenestra/domain/configuration/configuration';
import { transomAt } from '@fenestra/domain/configuration/geometry/rows';
import { withCurrentLineNames } from '@fenestra/domain/pricing/current-line-names';
import { netOfParts } from '@fenestra/domain/pricing/part-prices';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import { partsOfStockLine } from '@fenestra/domain/pricing/stock-price';
import type { Order } from '../order.entity';

/** What the world hears of a new order: business facts, no person. */
export function orderPlacedData(order: Omit<Order, 'lastEvent'>): DataOf<typeof orderPlaced> {
  const { id, number, shopId, cartId, kind, method, currency, total, dueNow, dueLater, cart, unheld, visit } = order;
  const nets = new Map(cart.totals.lines.map(({ line, net }) => [line, net]));
  const lines = cart.lines.map((line) => ({
    ...goodsOf(line),
    ...holdableOf(line, unheld),
    net: nets.get(line.line)!,
  }));
  const synthetic = visit?.synthetic && { synthetic: true as const };
  return { orderId: id, number, shopId, cartId, ...synthetic, kind, method, currency, total, dueNow, dueLater, lines };
}

function goodsOf(line: CartLine) {
  const facts = { line: line.line, kind: line.kind, quantity: line.quantity };
  if (line.kind === 'accessory')
    return { ...facts, product: String(line.accessory), ...(line.unit && { unit: line.unit }) };
  if (line.kind === 'stock')
    return {
      ...{ ...facts, product: String(line.product.product) },
      ...(line.accessories && { priceOfPiece: netsOf(line.product.configuration, { parts: partsOfStockLine(line) }) }),
    };
  const { configuration, quote } = line.offer;
  const { product, width, height, light, assembly } = configuration;
  return {
    ...{ ...facts, product, width, height },
    ...transomOf(height, light),
    ...(assembly && { elements: assembly.elements.map(elementOf), couplings: assembly.couplings }),
    ...(configuration.room !== undefined && { room: configuration.room }),
    ...(configuration.filling !== null && { door: doorOf(configuration) }),
    priceOfPiece: netsOf(configuration, quote),
  };
}

const netsOf = (configuration: Configuration, quote: Pick<PriceBreakdown, 'parts'>) =>
  [...netOfParts(withCurrentLineNames(configuration, quote).parts)].map(([part, net]) => ({ part, net }));

const holdableOf = ({ line, quantity }: CartLine, unheld: Order['unheld']) =>
  line in unheld && { holdable: quantity - unheld[line]! };

const elementOf = ({ product, width, height, light, place, axes, areas }: AssemblyElement) => ({
  ...{ product, width, height, ...transomOf(height, light), place, axes, areas },
});

const transomOf = (height: number, light: TransomLight | undefined) =>
  light && { transomFromTop: transomAt(height, light) };

const doorOf = ({ areas, filling, lock, handle, threshold }: Configuration) => ({
  opening: areas[0]!.opening,
  filling,
  lock: lock ?? null,
  handle: handle && handle.handle,
  threshold,
});
