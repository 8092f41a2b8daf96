import { parseEmail } from '@fenestra/domain/ordering/email-address';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { commonTexts, type StorefrontContact, type Link, type MailTexts, type Row } from '../mail-texts';
import type { QuoteElementTexts } from '../quote/quote-elements';
import { withoutLinks } from '../without-links';
import type { Feedback } from '../../feedback/feedback.entity';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type FeedbackMail = MailTexts & {
  readonly title: string;
  readonly about: string;
  readonly sender: readonly Row[];
  readonly message: string;
  readonly product: QuoteElementTexts | undefined;
  /** Opens a copy, so that the visitor's own stays as it is. */
  readonly open: Link | undefined;
  readonly writtenOn: readonly Row[];
};

type FeedbackMailInput = {
  readonly feedback: Feedback;
  /** What was being configured. */
  readonly product: QuoteElementTexts | undefined;
  /** The last failure that the page reported. */
  readonly reported: string | undefined;
};

export function feedbackMailOf(
  { feedback, product, reported }: FeedbackMailInput,
  storefront: StorefrontContact,
): FeedbackMail {
  const { id, configurationId, writtenAt } = feedback;
  const message = withoutLinks(feedback.message);
  const shop = shopById(feedback.shopId);
  const { feedbackMail: texts } = textsOf(shop);
  return {
    ...commonTexts(shop, storefront),
    subject: texts.subject(quoteNumber(id)),
    preview: message.slice(0, 150),
    title: texts.title,
    about: dayText(dayIn(shop, writtenAt), shop),
    sender: [
      [texts.name, withoutLinks(feedback.name)],
      [texts.phone, withoutLinks(feedback.phone)],
      [texts.email, parseEmail(feedback.email) ?? withoutLinks(feedback.email)],
    ],
    message,
    product,
    open: product && {
      text: texts.open,
      address: `${storefront.origin}/conf/#/rozmery/?copyOf=${configurationId}&wish=${id}`,
    },
    writtenOn: [
      [texts.screen, withoutLinks(`${feedback.host} ${feedback.screen}`)],
      [texts.browser, withoutLinks(feedback.browser)],
      ...(reported === undefined ? [] : [[texts.logEntry, withoutLinks(reported)] as const]),
    ],
  };
}
