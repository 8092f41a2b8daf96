import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { CidOf } from '../envelope';
import {
  heading,
  mailHead,
  mailPage,
  paragraph,
  row,
  small,
  textLink,
  titleBlock,
  type Wear,
  writtenInLines,
} from '../mail-html';
import { shownWidth } from '../saved/saved-elements';
import type { FeedbackMail } from './feedback-mail';

/** The mail as the shop's people see it. */
export const feedbackMailHtml = (mail: FeedbackMail, wear: Wear, cidOf: CidOf): string =>
  mailPage(mail, [
    mailHead({ about: mail.about, title: mail.title, words: [] }, wear),
    titleBlock(mail.sender),
    row(paragraph(writtenInLines(mail.message)), 'padding:24px 40px 8px'),
    product(mail, wear, cidOf(0)),
    row(
      mail.writtenOn.map(([label, value]) => small(`${label}: ${value}`)).join(''),
      'padding:12px 40px 40px;overflow-wrap:anywhere',
    ),
  ]);

function product({ product, open }: FeedbackMail, wear: Wear, cid: string): string {
  if (!product || !open) return '';
  const { name, picture } = product;
  const drawing = `<img src="cid:${cid}" width="${shownWidth}" alt="${escapeHtml(picture.alt)}" style="max-width:100%;height:auto">`;
  return row(
    `${heading(name)}<div style="padding:16px 0">${drawing}</div>${paragraph(textLink(open, wear))}`,
    'padding:24px 40px 0',
  );
}
