import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { handoverOf } from '../delivery-day';
import type { MailGoodsLine } from '../goods-html';
import { linePrices } from '../goods-prices';
import type { OrderStateMailKind } from '../../mail-kinds';
import type { OrderedLine, LineWithPicture } from '../ordered-goods';
import { amountDisplayOf } from '../amount-display';

/** Each line in short: how many of what, its size, how it opens, its profile and glass. */
export type ListedGoods = {
  readonly title: string;
  readonly lines: readonly MailGoodsLine[];
  /** Says where the rest is, should there be too many. */
  readonly shortened: string;
};

/** What has left is named to be compared with what comes, and what has ended to be known. What still comes after a withdrawal is said by people (decision 60). */
export const listsGoods = (kind: OrderStateMailKind, { withdrawn }: Pick<MailedOrder, 'withdrawn'>): boolean =>
  kind === 'order-ended' || kind === 'hold-renewed' || (kind === 'shipped' && !withdrawn);

/** Those lines that a mail of this kind names: after a hold that was renewed what is missing. */
export const selectGoods = (kind: OrderStateMailKind, goods: OrderedLine[]): OrderedLine[] =>
  kind === 'hold-renewed' ? goods.filter(({ later }) => later.length > 0) : goods;

/** Of what has left the prices are no news. */
export function listedGoods(
  kind: OrderStateMailKind,
  mailed: MailedOrder,
  goods: readonly OrderedLine[],
): ListedGoods | null {
  if (!listsGoods(kind, mailed)) return null;
  const { order } = mailed;
  const shop = shopById(order.shopId);
  const { stateMail, confirmationMail, currency } = textsOf(shop);
  const amount = (minor: number) => exactAmount(minor, shop, currency);
  const prices = kind === 'order-ended' ? linePrices(goods, shop, amount, amountDisplayOf(mailed)) : [];
  const titles = { 'order-ended': stateMail.ended.goods, 'hold-renewed': stateMail.renewed.goods };
  return {
    title:
      kind === 'order-ended' || kind === 'hold-renewed' ? titles[kind] : stateMail.shipped.goods[handoverOf(order)],
    lines: goods.map((each, nth) => ({
      ...each,
      details: [...each.details, ...profileAndGlassOf(each), ...(kind === 'shipped' ? weightOf(each, shop) : [])],
      cost: prices[nth] ?? null,
      tree: null,
      remarks: kind === 'hold-renewed' ? each.later : [],
    })),
    shortened: confirmationMail.shortened,
  };
}

/** Profile with its colours, and glass; elements that are alike say it once. */
function profileAndGlassOf({ parts: groups }: LineWithPicture): string[] {
  const parts = groups.flatMap(({ parts }) => parts).filter(({ part }) => part === 'frame' || part === 'glass');
  return [...new Set(parts.map(({ make }) => make))];
}

/** What has to be carried. */
function weightOf({ drawn }: LineWithPicture, shop: Shop): string[] {
  if (!drawn) return [];
  const { quantity = 1, weightKg } = drawn.product;
  return [`${textsOf(shop).configurator.weight}: ${quantity}\u00a0×\u00a0${Math.round(weightKg)}\u00a0kg`];
}
