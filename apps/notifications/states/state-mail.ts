import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { KindOfState } from '../mail-kinds';
import { commonWords, withdrawalLink, type Home, type Link, type MailWords, type Row } from '../mail-words';
import type { Goods } from '../ordered-goods';
import type { TransferWords } from '../transfer';
import { type ListedGoods, listedGoods } from './listed-goods';
import { matters } from './matters';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type StateMail = MailWords & {
  /** Which order it is about. */
  readonly about: string;
  readonly title: string;
  readonly greeting: string;
  readonly words: string;
  readonly facts: readonly Row[];
  readonly transfer: TransferWords | null;
  readonly goods: ListedGoods | null;
  readonly link: Link;
  readonly notes: readonly string[];
};

/** `moved` is what has come or was given back, minor units; 0 where all was paid at once. `goods` are those that it lists. */
export function stateMailOf(
  kind: KindOfState,
  mailed: MailedOrder,
  moved: number,
  home: Home,
  goods: readonly Goods[],
): StateMail {
  const { order, mailKey } = mailed;
  const shop = shopById(order.shopId);
  const { order: about, greeting, show } = textsOf(shop).confirmationMail;
  const { action = show, transfer = null, notes = [], ...matter } = matters[kind](order, moved);
  return {
    ...commonWords(shop, home),
    withdrawal: withdrawalLink(order, home),
    ...matter,
    about: about(order.number),
    greeting,
    transfer,
    goods: listedGoods(kind, mailed, goods),
    link: { text: action, address: `${home.origin}${orderPagePath(order.token, mailKey)}` },
    notes,
  };
}
