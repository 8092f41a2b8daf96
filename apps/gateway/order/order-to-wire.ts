import type { CartLine } from '@fenestra/contracts/http/cart';
import type { Order } from '@fenestra/contracts/wire/order';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { lineToWire } from '../cart/line-to-wire';
import type { PayableOrder } from './order-payment';

/** An order as the wire tells it to the one who holds its token (ORDER-10, OPEN-Q-120). */
export function orderToWire(view: PayableOrder, catalogueOf: (line: CartLine) => Catalogue, shop: Shop): Order {
  const { gateway, method, currency, dueNow } = view;
  const pending = { status: 'pending', url: null };
  return {
    orderId: view.orderId,
    number: view.number,
    token: view.token,
    kind: view.kind,
    method,
    payment: view.payment,
    currency,
    total: view.total,
    vatPercent: view.cart.totals.vatPercent,
    paid: view.paid,
    dueNow,
    dueLater: view.dueLater,
    restPayment: view.restPayment,
    gopay: method === 'card' ? (gateway ?? pending) : undefined,
    paypal: method === 'paypal' ? { currency, dueNow } : undefined,
    transfer: view.transfer ?? undefined,
    refusesNews: view.refusesNews,
    lines: linesOf(view, catalogueOf, shop),
  };
}

function linesOf(
  { lines, cart }: PayableOrder,
  catalogueOf: (line: CartLine) => Catalogue,
  shop: Shop,
): Order['lines'] {
  const sums = new Map(cart.totals.lines.map((each) => [each.line, each]));
  const texts = textsOf(shop).wireNames;
  return lines.map(({ line, backOrdered }) => {
    const item = lineToWire(line, sums.get(line.line), null, catalogueOf(line), shop);
    const delivery = line.kind === 'configured' ? texts.madeToMeasure : texts.fromStock;
    return {
      line: item.line,
      name: item.name,
      quantity: item.quantity,
      width: item.note.product?.data.width ?? null,
      height: item.note.product?.data.height ?? null,
      elements: item.note.product?.data.elements,
      couplings: item.note.product?.data.couplings,
      room: item.note.product?.data.room,
      handleName: item.note.product?.data.handleName,
      parts: item.priceDetail.parts,
      backOrdered,
      delivery: backOrdered > 0 ? `${delivery}; ${texts.backOrdered(backOrdered)}` : delivery,
      price: item.price,
      picture: item.note.picture,
    };
  });
}
