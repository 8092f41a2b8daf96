import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { CidOf } from '../message-builder';
import {
  heading,
  mailHeader,
  mailPage,
  paragraph,
  row,
  smallText,
  textLink,
  titleBlock,
  type MailBranding,
  multilineHtml,
} from '../mail-html';
import { drawingWidthPx } from '../quote/quote-elements';
import type { FeedbackMail } from './feedback-mail';

/** The mail as the shop's people see it. */
export const feedbackMailHtml = (mail: FeedbackMail, branding: MailBranding, cidOf: CidOf): string =>
  mailPage(mail, [
    mailHeader({ about: mail.about, title: mail.title, lines: [] }, branding),
    titleBlock(mail.sender),
    row(paragraph(multilineHtml(mail.message)), 'padding:24px 40px 8px'),
    product(mail, branding, cidOf(0)),
    row(
      mail.writtenOn.map(([label, value]) => smallText(`${label}: ${value}`)).join(''),
      'padding:12px 40px 40px;overflow-wrap:anywhere',
    ),
  ]);

function product({ product, open }: FeedbackMail, branding: MailBranding, cid: string): string {
  if (!product || !open) return '';
  const { name, picture } = product;
  const drawing = `<img src="cid:${cid}" width="${drawingWidthPx}" alt="${escapeHtml(picture.alt)}" style="max-width:100%;height:auto">`;
  return row(
    `${heading(name)}<div style="padding:16px 0">${drawing}</div>${paragraph(textLink(open, branding))}`,
    'padding:24px 40px 0',
  );
}
