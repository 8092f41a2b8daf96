import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { orderPagePath } from '@fenestra/contracts/order-page';
import { shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { KindOfState } from '../mail-kinds';
import { commonWords, withdrawalLink, type Home, type Link, type MailWords, type Row } from '../mail-words';
import type { TransferWords } from '../transfer';
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
  readonly link: Link;
  readonly notes: readonly string[];
};

type Mailed = Pick<MailedOrder, 'order' | 'mailKey'>;

/** `moved` is what has come or was given back, minor units; 0 where all was paid at once. */
export function stateMailOf(kind: KindOfState, { order, mailKey }: Mailed, moved: number, home: Home): StateMail {
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
    link: { text: action, address: `${home.origin}${orderPagePath(order.token, mailKey)}` },
    notes,
  };
}
