/** Spans that the trace of an order by GoPay has at least, from the click to the mail: service and name of each. */
export const stepsOfAnOrder: string[] = [
  'gateway POST /conf/api/dist/cartApi.php',
  'orders POST /orders',
  'stock stock.reserve shop.order.placed.v1',
  'orders orders.saga shop.reservation.made.v1',
  'orders orders.feed shop.order.placed.v1',
  'payments payments.session shop.order.payment_requested.v1',
  'payments job open-session',
  'orders orders.saga shop.payment.session_opened.v1',
  'notifications notifications.mail shop.order.placed.v1',
  'notifications mail confirmation',
];
