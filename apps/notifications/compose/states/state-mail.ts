import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { OrderStateMailKind } from '../../mail-kinds';
import {
  commonTexts,
  withdrawalLink,
  type StorefrontContact,
  type Link,
  type MailTexts,
  type Row,
} from '../mail-texts';
import type { OrderedLine } from '../ordered-goods';
import type { TransferTexts } from '../transfer';
import { type ListedGoods, listedGoods } from './listed-goods';
import { stateMailContents } from './state-mail-content';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type StateMail = MailTexts & {
  /** Which order it is about. */
  readonly about: string;
  readonly title: string;
  readonly greeting: string;
  readonly words: string;
  readonly facts: readonly Row[];
  readonly transfer: TransferTexts | null;
  readonly goods: ListedGoods | null;
  readonly link: Link;
  readonly notes: readonly string[];
};

/** `moved` is what has come or was given back, minor units; 0 where all was paid at once. `goods` are those that it lists. */
export function stateMailOf(
  kind: OrderStateMailKind,
  mailed: MailedOrder,
  moved: number,
  storefront: StorefrontContact,
  goods: readonly OrderedLine[],
): StateMail {
  const { order, mailKey } = mailed;
  const shop = shopById(order.shopId);
  const { order: about, greeting, show } = textsOf(shop).confirmationMail;
  const { action = show, transfer = null, notes = [], ...matter } = stateMailContents[kind](order, moved);
  return {
    ...commonTexts(shop, storefront),
    withdrawal: withdrawalLink(order, storefront),
    ...matter,
    about: about(order.number),
    greeting,
    transfer,
    goods: listedGoods(kind, mailed, goods),
    link: { text: action, address: `${storefront.origin}${orderPagePath(order.token, mailKey)}` },
    notes,
  };
}
