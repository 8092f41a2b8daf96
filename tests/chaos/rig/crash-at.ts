import '@fenestra/messaging/testing/faults/crash-at';
import { crashPoint } from '@fenestra/messaging/testing/faults/crash-points';
import { Mailer } from '@fenestra/notifications/send/mailer';
import { StoreOrders } from '@fenestra/orders/place/store-orders';
import { Gopay } from '@fenestra/payments/providers/gopay/gopay';
import { Paypal } from '@fenestra/payments/providers/paypal/paypal';

// For `--require`: puts crash points around parts of the shop.

// An order is stored, its shopper has no answer: the repeat gets the same order.
const { execute } = StoreOrders.prototype;
StoreOrders.prototype.execute = async function (order, contacts) {
  const stored = await execute.call(this, order, contacts);
  if (stored) crashPoint('orders.after-commit');
  return stored;
};

// A gateway has a session, the payment does not know it: another one is opened, whose address goes out.
const { open } = Gopay.prototype;
Gopay.prototype.open = async function (wanted) {
  const opened = await open.call(this, wanted);
  crashPoint('payments.after-create');
  return opened;
};

// PayPal has taken the money, the payment does not know it: it is asked again and has taken it once.
const { capture } = Paypal.prototype;
Paypal.prototype.capture = async function (id) {
  const captured = await capture.call(this, id);
  crashPoint('payments.after-capture');
  return captured;
};

// A mail was handed over, its row does not know it: it is sent again under the same Message-ID.
const { send } = Mailer.prototype;
Mailer.prototype.send = async function (message) {
  await send.call(this, message);
  crashPoint('mail.after-send');
};
