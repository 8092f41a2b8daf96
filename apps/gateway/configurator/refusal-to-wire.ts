import { refusal, type WireRefusal, type WirePricePreview } from '@fenestra/contracts/wire/price-preview';
import { encodeUnchecked } from '@fenestra/contracts/wire/encode-unchecked';
import { PricedRefusal, type PricePreview } from '@fenestra/domain/pricing/preview-price';
import type { Refused } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { ruleText, type WireReason } from '../wire/wire-errors';

export const previewToWire = ({ net, difference, refused }: PricePreview, shop: Shop): WirePricePreview => ({
  net,
  difference,
  refused: refused && refusalToWire(refused, shop),
});

export const refusalToWire = (refused: PricedRefusal, shop: Shop): WireRefusal => ({
  ...refused,
  text: ruleText(textsOf(shop).errors, refused),
});

/** What stands beside Err 15 of a refused change: the rule, its values and what helps. */
export function refusalDetails(shop: Shop, { reason, details }: Refused<WireReason>): Promise<object> {
  const read = reason === 'change-refused' ? PricedRefusal.safeParse(details) : undefined;
  return Promise.resolve(read?.success ? { odmitnuti: encodeUnchecked(refusal, refusalToWire(read.data, shop)) } : {});
}
