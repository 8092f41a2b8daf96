import type { EventContract } from '../event';
import * as cart from './cart';
import * as configuration from './configuration';
import * as notification from './notification';
import * as order from './order';
import * as payment from './payment';
import * as reservation from './reservation';

/** All events that the shop emits, by topic and type. What their fields mean stands in documents/event-field-descriptions.ts. */
export const everyEvent: readonly EventContract[] = [cart, configuration, order, payment, reservation, notification]
  .flatMap((events) => Object.values(events) as EventContract[])
  .sort((one, other) => `${one.topic} ${one.type}`.localeCompare(`${other.topic} ${other.type}`, 'en'));
