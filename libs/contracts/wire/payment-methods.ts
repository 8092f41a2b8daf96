import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import { z } from 'zod/mini';
import { codes } from './fields';

/** How an order is paid, in cart and order. */
export const wirePaymentMethods = codes({ gopay: 'card', hotove: 'cash', prevodem: 'transfer', paypal: 'paypal' });

/** What order data say of a method beside platbaID: zpusobPlatby, and gopay, which is empty for all but cards (PAY-01, OPEN-Q-70). */
export const paymentCodes = (method: PaymentMethod): { method: string; gatewayCode: string } => ({
  method: z.encode(wirePaymentMethods, method),
  gatewayCode: method === 'card' ? 'GOPAY_PAYMENT_CARD' : '',
});
