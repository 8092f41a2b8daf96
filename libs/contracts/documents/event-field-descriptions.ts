/** What sort of goods a line holds. */
export const lineKindDescription =
  '`configured`: made to measure; `stock`: a finished product; `accessory`: sold on its own';

/** Of events; what a snapshot calls by the same name means the same. */
export const eventFieldDescriptions: Readonly<Record<string, string>> = {
  orderId: 'The order, as in `/erp/v1/orders/{id}`; UUIDv7, so that later orders have greater ids',
  number:
    'The order as people name it: year, slash, two digits of the shop and six that count, such as `2026/07000123`',
  shopId: 'The shop in which it was ordered: 6 sk, 7 cs, 8 at, 9 de, 10 hu',
  cartId: 'The cart that was ordered. Who knows it may read the cart: keep it to yourself',
  synthetic:
    'True for an order of the synthetic shopper, who tries the shop and cancels: no sale, make nothing of it. Missing in all others',
  currency: 'ISO 4217, of all amounts here. Amounts are integers in hundredths of it, of HUF too',
  kind: '`preliminary`: people go through it with the shopper before it binds; `binding`: it binds as it is',
  method: 'How the shopper wants to pay',
  total: 'Minor units, with VAT, services, delivery and all discounts; `dueNow` and `dueLater` add up to it',
  dueNow:
    'Minor units of `total` that have to be there before the order is worked on; 0 where nothing is paid in advance',
  dueLater: 'Minor units of `total` that are paid on or before delivery; 0 where all is paid in advance',
  payBy: 'Until when the money that is awaited has to be there, ISO 8601 in UTC: still unpaid then, the order ends',
  heldUntil:
    'Until when its goods are held while the link of the mail is not opened, ISO 8601 in UTC; missing where they are held for as long as it may be paid',
  paymentId: 'The payment: one try to collect at a gateway, or one credit on the bank statement',
  paid: 'Minor units that have come so far and count towards `total`, without what has gone back',
  returned: 'Minor units that had counted towards `total` and have gone back, all of them so far',

  'order.placed.lines':
    'What is to be made or sent, in the order of the cart. Sizes and parts are said of configured products only',
  line: 'The line, as other events and the snapshot name it',
  'lines.kind': lineKindDescription,
  'order.placed.lines.product':
    'Type code of a configured product, such as `OS1`; else the id of the stock product or accessory, as text',
  quantity: 'Pieces; of an accessory so many of `unit`, with decimals where that is `metre`',
  holdable: 'Pieces of stock goods that may be reserved before the order is paid; missing where that is all of them',
  unit: 'What `quantity` counts, of accessories; missing for what is counted by the piece',
  width: 'Millimetres, the outer width of the frame; of an assembly all over',
  height: 'Millimetres, the outer height of the frame without base profile; of an assembly all over',
  transomFromTop:
    'Millimetres from the upper edge of the frame to the axis of the transom; missing where there is none',
  elements:
    'What an assembly is made of, seen from inside from left to right, one above the row last; missing for a single product',
  'elements.product': 'Type code of the element',
  'elements.width': 'Millimetres, the outer width of the frame of the element',
  'elements.height': 'Millimetres, the outer height of the frame of the element',
  place: '`beside` the element before it, or `above` the whole row',
  axes: 'Millimetres from the left edge of the frame to each axis of a mullion or meeting stile, ascending, seen from inside',
  'elements.areas': 'Ids of its areas; what each is made of stands in the snapshot, in `configuration.areas`',
  couplings: 'Ids of the couplings S1, S2 … in the catalogue: each joins an element to the next one. Assemblies only',
  room: 'Where it will stand, in the words of the shopper, for a label on the product; missing where nothing was said',
  door: 'Entrance and side doors only',
  opening: 'Code of how it opens (category `otvirky_gif` of `/api/swatch`)',
  filling: 'Id of the door filling in the catalogue; null where there is none',
  lock: 'Id of the lock in the catalogue; null or missing for the one that is included',
  'door.handle': 'Id of the handle in the catalogue; null where there is none',
  threshold: 'Id of the threshold in the catalogue; null where there is none',
  priceOfPiece: 'What one piece costs by kind of part; the parts add up to its price',
  part: 'The kind of part',
  'order.placed.lines.net': 'Minor units for the whole line, without VAT, after the discounts of the cart',

  'order.payment_requested.amount': 'Minor units that are due at once, with VAT',
  'order.answered.heldUntil':
    'Until when its goods are held from now on, ISO 8601 in UTC: until the payment is due, or until staff check a preliminary order. Ignore it where `sold` is true',
  sold: 'True if the order needs no money now and its goods are sold to it; missing where they are held only',
  'order.answered.paid': 'Minor units that have come so far; missing where none have',
  'order.answered.holdable':
    'How many pieces of each stock product may be reserved again; missing where the number that was held before bounds it',
  'order.answered.holdable.product': 'Id of the stock product',
  'order.answered.holdable.pieces': 'Pieces that may be reserved again',
  'order.hold_renewed.backOrdered':
    'Pieces that were no longer available: they come later. 0 where all are reserved again',
  'order.confirmed.heldUntil':
    'Until when the goods of an order without a payment in advance are held while the link of its mail is not opened, ISO 8601 in UTC; missing where they are sold to it',
  'order.payment_way_changed.kind': 'The new kind of the order; missing where it did not change',
  'order.payment_requested.payBy':
    'Until when `amount` has to be there, ISO 8601 in UTC: still unpaid then, the order ends',
  'order.payment_way_changed.before': 'How it was to be paid before',
  'order.payment_way_changed.method': 'How it is to be paid from now on',
  'order.payment_way_changed.amount': 'Minor units, what is left of what is due at once, with VAT',
  'order.confirmed.kind': 'As in `shop.order.placed.v1`: a preliminary one stays it until `shop.order.checked.v1`',
  'order.confirmed.paid':
    'Minor units of the currency of the order: all that has come so far, 0 where nothing was due at once',
  received: 'Minor units of `paid` that have just come and settled the order; where it is missing, all of them',
  'order.payment_booked.amount': 'Minor units of this payment that count; what it brought on top goes back',
  left: 'Minor units of the total that have still to come',
  'order.payment_returned.amount': 'Minor units that have just gone back',
  'order.ended.reason':
    '`expired`: not paid in time; `payment_failed`: its last try to pay failed and the time is over; `cancelled`: the shop called it off',
  'order.checked.payBy':
    'Until when a transfer that is awaited may come from now on, ISO 8601 in UTC; missing where none is',
  'order.shipped.arrives':
    'The day for which delivery was announced, in the time zone of the shop (YYYY-MM-DD); null where none was said',
  withdrawalId: 'The statement of withdrawal: an order may have several',
  'order.withdrawn.lines': 'From what and from how much of it this statement withdraws',
  'order.withdrawn.lines.quantity': 'Pieces that come back',
  whole: 'Whether with this statement all of the order is withdrawn from',
  'order.withdrawn.amount':
    'Minor units that were charged for these pieces, with VAT and their share of discounts; of a whole order with its delivery. Nothing is booked by itself',
  standing:
    'How the statement stood when it came: `in-time`, `late`, or `nothing` where nothing may be withdrawn from; missing in older events',
  'order.refund_requested.amount': 'Minor units that are to be given back',
  'order.refund_requested.paymentId':
    'By which payment they came; missing for an order of before receipts were kept, which had one',

  'payment.received.amount': 'Minor units that the gateway or the bank has; what counts of them is told by the order',
  'payment.failed.reason':
    '`declined` by the bank, `cancelled` by the shopper, `expired` at the gateway, `refused` by the gateway before there was a page to pay, or given back there at once',
  'payment.refunded.amount': 'Minor units that were given back',
  asked: 'False where nobody had asked for it here: somebody gave it back at the gateway. Missing: it was asked for',

  'reservation.made.lines': 'Of stock goods; empty where the order has none',
  'reservation.made.lines.product': 'Id of the stock product',
  reserved: 'Pieces that are held for the order',
  backOrdered: 'Pieces that stock lacks: they come later',

  letterId: 'The letter, which keeps to whom it goes',
  'cart.sent.lines': 'How many lines the cart has',
  products: 'Type codes of the saved products',
  net: 'Minor units without VAT, before discounts',
  'configuration.offer_saved.net': 'Minor units, the price of all products without VAT',
  validUntil: 'The last day of the offer, in the time zone of the shop (YYYY-MM-DD)',
  mailId: 'The mail',
  'notification.mail_sent.kind':
    'What the mail says: `confirmation`, `payment-received`, `shipped`, `order-ended` … More kinds may come',
};
