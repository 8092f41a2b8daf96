import { codes } from './fields';

/** How an order is paid, in cart and order. */
export const paymentMethods = codes({ gopay: 'card', hotove: 'cash', prevodem: 'transfer', paypal: 'paypal' });
