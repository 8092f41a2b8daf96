import type { OrderView } from '@fenestra/contracts/http/orders';
import type { Withdrawal } from '@fenestra/contracts/http/withdrawals';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import { standingOf, termFactsOf, type WithdrawalStanding, withdrawalTerm } from '@fenestra/domain/ordering/withdrawal';
import { dayIn } from '@fenestra/domain/shop/day';
import type { Returns } from '@fenestra/domain/shop/shop-facts';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { returningText } from '@fenestra/i18n/returning-text';
import { timesText } from '@fenestra/i18n/quantity-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { commonTexts, type StorefrontContact, type Link, type MailTexts, type Row } from '../mail-texts';
import type { LineWithPicture } from '../ordered-goods';
import { withoutLinks } from '../without-links';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type WithdrawalMail = MailTexts & {
  /** Which order it is about. */
  readonly about: string;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  /** Declared withdrawals, the earliest first. */
  readonly statements: readonly Statement[];
  readonly link: Link;
  readonly notes: readonly string[];
};

type Statement = {
  /** Day and time, who declared it, what the goods were charged. */
  readonly facts: readonly Row[];
  /** Null where nothing was left to withdraw from. */
  readonly goods: WithdrawnGoods | null;
};

/** How many of what, with what tells it from others. */
type WithdrawnGoods = { readonly title: string; readonly items: readonly (readonly string[])[] };

type NamedGoods = Pick<LineWithPicture, 'name' | 'details'>;
type OrderedGoods = NamedGoods & Pick<OrderView['lines'][number], 'line'>;

/** `goods` are those of the order, line by line; `withdrawals` are all of it, at least one, the earliest first. */
export function withdrawalMailOf(
  withdrawals: readonly Withdrawal[],
  order: OrderView,
  goods: readonly NamedGoods[],
  storefront: StorefrontContact,
  returns: Returns,
): WithdrawalMail {
  const shop = shopById(order.shopId);
  const { withdrawalMail: texts, confirmationMail } = textsOf(shop);
  const goodsByLine = new Map(order.lines.map(({ line }, nth) => [line.line, { ...goods[nth]!, line }]));
  const nextStepTexts = withdrawals.flatMap((withdrawal) => nextSteps(withdrawal, order, returns));
  return {
    ...commonTexts(shop, storefront),
    subject: texts.subject(order.number),
    preview: texts.preview(momentIn(shop, new Date(withdrawals.at(-1)!.declaredAt))),
    about: confirmationMail.order(order.number),
    title: texts.title,
    greeting: confirmationMail.greeting,
    intro: texts.intro,
    statements: withdrawals.map((withdrawal) => statementOf(withdrawal, shop, goodsByLine)),
    link: { text: confirmationMail.show, address: `${storefront.origin}${orderPagePath(order.token)}` },
    notes: [...new Set(nextStepTexts), texts.mistake],
  };
}

function statementOf(
  { name, declaredAt, amount, whole, pieces }: Withdrawal,
  shop: Shop,
  goodsByLine: ReadonlyMap<string, OrderedGoods>,
): Statement {
  const { withdrawalMail: texts, withdrawal: withdrawalPage, currency, units } = textsOf(shop);
  const isEmpty = pieces.length === 0;
  const itemOf = ({ line, quantity }: Withdrawal['pieces'][number]): string[] => {
    const { name: goods, details, line: ordered } = goodsByLine.get(line)!;
    const staying = ordered.kind === 'stock' && ordered.accessories ? [withdrawalPage.accessoriesStay] : [];
    return [`${timesText(quantity, undefined, units, shop)} ${goods}`, ...details, ...staying];
  };
  return {
    facts: [
      [texts.received, momentIn(shop, new Date(declaredAt))],
      [texts.name, withoutLinks(name)],
      ...(isEmpty ? [] : [[texts.amount[whole ? 'whole' : 'part'], exactAmount(amount, shop, currency)] as const]),
    ],
    goods: isEmpty ? null : { title: texts.goods, items: pieces.map(itemOf) },
  };
}

/** Where people have to look at it, money is promised by nobody yet. */
function nextSteps(withdrawal: Withdrawal, order: OrderView, returns: Returns): string[] {
  const shop = shopById(order.shopId);
  const { examined, sendBack, refund } = textsOf(shop).withdrawalMail;
  const standing = withdrawal.standing ?? currentStanding(withdrawal, order, shop);
  if (standing !== 'in-time') return [examined[standing]];
  return [[sendBack, ...returningText(shop, returns)].join(' '), refund];
}

/** Of a statement that orders of the release before recorded. */
const currentStanding = (withdrawal: Withdrawal, order: OrderView, shop: Shop): WithdrawalStanding =>
  standingOf(withdrawal, withdrawalTerm(termFactsOf(order), shop, dayIn(shop, new Date(withdrawal.declaredAt))));

const momentIn = (shop: Shop, moment: Date): string =>
  textsOf(shop).stateMail.moment(dayText(dayIn(shop, moment), shop), timeText(moment, shop));
