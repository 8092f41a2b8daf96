import { capturedAmount, hundredths, type Order, unitOf } from './order';

/** An order as PayPal tells it with `Prefer: return=representation`. */
export function orderView(order: Order, baseUrl: string): object {
  const { amount, reference_id, custom_id, invoice_id, description } = unitOf(order);
  const { refunded = 0, underWay = 0, failed = [] } = order.capture ?? {};
  const refunds = [
    ...(refunded > 0 ? [refundView(order, refunded)] : []),
    ...failed.map((amount) => refundView(order, amount, 'FAILED')),
    ...(underWay > 0 ? [refundView(order, underWay, 'PENDING')] : []),
  ];
  const payments = order.capture && {
    payments: { captures: [captureView(order)], ...(refunds.length > 0 && { refunds }) },
  };
  return {
    ...shortView(order, baseUrl),
    intent: 'CAPTURE',
    create_time: order.createdAt,
    purchase_units: [{ reference_id, custom_id, invoice_id, description, amount, ...payments }],
  };
}

/** An order as PayPal tells it by default. */
export function shortView({ id, status }: Order, baseUrl: string): object {
  const self = `${baseUrl}/paypal/v2/checkout/orders/${id}`;
  const links = [
    { rel: 'self', href: self, method: 'GET' },
    { rel: 'payer-action', href: `${baseUrl}/paypal/checkoutnow?token=${id}`, method: 'GET' },
    { rel: 'capture', href: `${self}/capture`, method: 'POST' },
  ];
  return { id, status, links };
}

export function captureView(order: Order): object {
  const { custom_id, invoice_id } = unitOf(order);
  const amount = capturedAmount(order);
  const { id, status } = order.capture!;
  return {
    id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: { currency_code: amount.currency_code, value: amount.value },
    custom_id,
    invoice_id,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: order.id } },
  };
}

/** What was given back last; `amount` in hundredths. */
export function refundView(
  order: Order,
  amount: number,
  status: 'COMPLETED' | 'PENDING' | 'FAILED' = 'COMPLETED',
): object {
  const { custom_id, invoice_id } = unitOf(order);
  const captured = capturedAmount(order);
  const whole = amount === hundredths(captured);
  const value = whole ? captured.value : (amount / 100).toFixed(2);
  const { id, refunded, underWay = 0 } = order.capture!;
  return {
    id: `${id}R${status === 'PENDING' ? refunded + underWay : refunded}`,
    status,
    amount: { currency_code: captured.currency_code, value },
    custom_id,
    invoice_id,
  };
}
