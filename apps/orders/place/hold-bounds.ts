import type { HoldBounds } from '@fenestra/domain/ordering/held-pieces';
import type { CheckBounds } from '@fenestra/domain/ordering/checked-holds';
import type { Currency } from '@fenestra/domain/shop/money';
import type { OrdersConfig } from '../config';
import { holdTimesOf } from './contacts-of';

type Bounds = Pick<OrdersConfig, 'HELD_PIECES_OF_PRODUCT' | 'HELD_PIECES'>;

export const holdBounds = ({ HELD_PIECES_OF_PRODUCT: ofProduct, HELD_PIECES: inAll }: Bounds): HoldBounds => ({
  ofProduct,
  inAll,
  timesOf: holdTimesOf,
});

/** Above which an order that holds goods without money is preliminary (OPEN-Q-74). */
export const checkBounds = (config: OrdersConfig, currency: Currency): CheckBounds => ({
  pieces: config.CHECK_PIECES,
  net: config[`CHECK_VALUE_${currency}`] * 100,
});
