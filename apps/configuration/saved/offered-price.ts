import type { Offer } from '@fenestra/contracts/http/configuration';
import { isEqual } from '@fenestra/domain/equal';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import type { StoredConfiguration } from '../configuration.entity';

/** What a working configuration was offered as. */
export type Offered = { readonly offer: Offer; readonly validUntil: string };

type Row = Pick<StoredConfiguration, 'shopId' | 'content' | 'offered'>;

/** The offer whose price a configuration has: while it is as it was offered, and up to and with the offer's last day. */
export function holdingOffer({ shopId, content, offered }: Row, now: Date): Offered | null {
  if (!offered || dayIn(shopById(shopId), now) > offered.validUntil) return null;
  return isEqual(offered.offer.configuration, content) ? offered : null;
}
