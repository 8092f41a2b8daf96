import { linkText, rows } from '../mail-text';
import type { FeedbackMail } from './feedback-mail';

/** The mail for those who read plain text, with everything that the HTML says. */
export const feedbackMailText = ({ title, about, sender, message, product, open, writtenOn }: FeedbackMail): string =>
  [
    `${title}\n${about}`,
    rows(sender),
    message,
    product && open ? `${product.name}\n${rows(product.facts)}\n${linkText(open)}` : '',
    rows(writtenOn),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
