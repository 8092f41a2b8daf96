import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { event } from '../event';
import { isoDay, minorUnits, shopId } from '../fields';

export const offerSaved = event({
  name: 'configuration.offer_saved',
  version: 1,
  topic: 'shop.configuration.v1',
  summary:
    'A shopper has saved configurations as a dated offer and wants the link by mail. Who that is, and the link, stay with the offer.',
  key: ({ letterId }) => letterId,
  data: z.object({
    letterId: z.uuid(),
    shopId,
    products: z.array(z.string()),
    currency: z.enum(currencies),
    net: minorUnits,
    validUntil: isoDay,
  }),
});
