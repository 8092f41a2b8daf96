import type { StockConfig } from './config';

/** Pieces go back to the others when nobody has asked for the money by then. */
export const reservationExpiry = (now: Date, { RESERVATION_MINUTES }: StockConfig): Date =>
  new Date(now.getTime() + RESERVATION_MINUTES * 60_000);
