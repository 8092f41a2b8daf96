/** Every topic of the shop. Named here, it is created at start; an event of any other topic cannot be emitted. */
export const topics = [
  'shop.cart.v1',
  'shop.configuration.v1',
  'shop.order.v1',
  'shop.payment.v1',
  'shop.reservation.v1',
  'shop.notification.v1',
] as const;

/** For every topic and for ever: another number would move keys to other partitions and break their order. */
export const partitionsPerTopic = 12;

/** Events stay readable this long; inbox rows have to outlive them. */
export const retentionDays = 14;
