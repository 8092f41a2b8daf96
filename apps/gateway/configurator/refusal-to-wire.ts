import { refusal, type WireRefusal, type WireTried } from '@fenestra/contracts/wire/tried';
import { written } from '@fenestra/contracts/wire/written';
import { PricedRefusal, type PricePreview } from '@fenestra/domain/pricing/preview-price';
import type { Refused } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { ruleText, type WireReason } from '../edge/refusal';

export const triedToWire = ({ net, difference, refused }: PricePreview, shop: Shop): WireTried => ({
  net,
  difference,
  refused: refused && refusalToWire(refused, shop),
});

export const refusalToWire = (refused: PricedRefusal, shop: Shop): WireRefusal => ({
  ...refused,
  text: ruleText(textsOf(shop).errors, refused),
});

/** What stands beside Err 15 of a refused change: the rule, its values and what helps. */
export function refusalBeside(shop: Shop, { reason, details }: Refused<WireReason>): Promise<object> {
  const read = reason === 'change-refused' ? PricedRefusal.safeParse(details) : undefined;
  return Promise.resolve(read?.success ? { odmitnuti: written(refusal, refusalToWire(read.data, shop)) } : {});
}
