import { isSameProduct } from '@fenestra/domain/configuration/room';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import type { Offered, StoredConfiguration } from '../configuration.entity';

type Row = Pick<StoredConfiguration, 'shopId' | 'content' | 'offered'>;

/** The offer that a configuration was made from, up to and with the offer's last day. */
export function validQuotedPrice({ shopId, offered }: Omit<Row, 'content'>, now: Date): Offered | null {
  return offered && dayIn(shopById(shopId), now) <= offered.validUntil ? offered : null;
}

/** The same while the configuration is as it was offered, in whatever room: then it has that price. */
export function applicableQuotedPrice({ content, ...row }: Row, now: Date): Offered | null {
  const valid = validQuotedPrice(row, now);
  return valid && isSameProduct(valid.offer.configuration, content) ? valid : null;
}
