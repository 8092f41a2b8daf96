import type { StockHoldLimits } from '@fenestra/domain/ordering/stock-hold-limits';
import type { StaffCheckLimits } from '@fenestra/domain/ordering/staff-check-limits';
import type { Currency } from '@fenestra/domain/shop/money';
import type { OrdersConfig } from '../config';
import { holdMultiplierOf } from './contact-digests';

type HoldSettings = Pick<OrdersConfig, 'HELD_PIECES_OF_PRODUCT' | 'HELD_PIECES'>;

export const holdLimits = ({
  HELD_PIECES_OF_PRODUCT: ofProduct,
  HELD_PIECES: inAll,
}: HoldSettings): StockHoldLimits => ({
  ofProduct,
  inAll,
  timesOf: holdMultiplierOf,
});

/** Above which an order that holds goods without money is preliminary (OPEN-Q-74). */
export const checkLimits = (config: OrdersConfig, currency: Currency): StaffCheckLimits => ({
  pieces: config.CHECK_PIECES,
  net: config[`CHECK_VALUE_${currency}`] * 100,
});
