import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { CidOf } from '../message-builder';
import { bold, pictureRow, mutedLines } from '../goods-html';
import {
  button,
  cell,
  font,
  heading,
  ink,
  line,
  mailFooter,
  mailHeader,
  mailPage,
  paragraph,
  muted,
  row,
  table,
  textLink,
  titleBlock,
  type MailBranding,
  textHtml,
  multilineHtml,
} from '../mail-html';
import type { Row } from '../mail-texts';
import { type QuoteElementTexts, drawingWidthPx } from './quote-elements';
import type { QuoteMail } from './quote-mail';

/** The mail as its reader sees it. */
export function quoteMailHtml(mail: QuoteMail, branding: MailBranding, cidOf: CidOf): string {
  const { texts, elements, link, pdf } = mail;
  const head = { about: mail.about, title: texts.title, lines: [mail.greeting, mail.preview] };
  const actions = `${button(link, branding)}<div style="${cell}padding-top:14px">${textLink(pdf, branding)}</div>`;
  return mailPage(mail, [
    mailHeader(head, branding),
    elements.length > 1 ? list(elements, cidOf) : picture(elements[0]!, cidOf(0)),
    titleBlock(mail.facts),
    row(actions, 'padding:20px 40px 8px'),
    note(mail),
    ...elements.map((element) => chosen(element, elements.length > 1 ? element.name : texts.chosen)),
    row(validityBox(mail.validityText), 'padding:28px 40px 40px'),
    mailFooter(mail, branding),
  ]);
}

const picture = ({ name, price, picture: { alt } }: QuoteElementTexts, cid: string): string =>
  row(
    `<p style="${font}margin:0 0 8px;font-size:18px;line-height:26px;font-weight:600;color:${ink}">${textHtml(name)}</p>` +
      (price === '' ? '' : `<p style="${font}${muted}margin:0 0 8px;font-size:14px">${textHtml(price)}</p>`) +
      `<div style="border:1px solid ${ink};padding:16px;text-align:center"><img src="cid:${cid}" width="${drawingWidthPx}" alt="${escapeHtml(alt)}" style="max-width:100%;height:auto"></div>`,
    'padding:24px 40px 0',
  );

/** Products of a project: what they cost together, and the way to them, stay in reach below. */
function list(elements: readonly QuoteElementTexts[], cidOf: CidOf): string {
  const rows = elements.map(({ name, price, picture }, nth) =>
    pictureRow(picture, cidOf(nth), `${bold(name)}<br>${mutedLines(textHtml(price))}`),
  );
  return row(table(rows.join('')), 'padding:8px 40px 0');
}

/** What holds how long, in a box of its own. */
const validityBox = (text: string): string =>
  `<div style="${font}${muted}padding:12px 16px;border:1px solid ${line};background:#f1f3f3;font-size:14px;line-height:21px">${textHtml(text)}</div>`;

function note({ note, texts }: QuoteMail): string {
  if (note === '') return '';
  const noteHtml = multilineHtml(note);
  return row(`${heading(texts.note)}<div style="padding-top:8px">${paragraph(noteHtml)}</div>`, 'padding:24px 40px 0');
}

function chosen({ facts, parts }: QuoteElementTexts, title: string): string {
  const partRows = parts.flatMap((group) => [
    ...(group.title === null ? [] : [titleRow(group.title)]),
    ...group.parts.map(({ name, make }) => factRow([name, make])),
  ]);
  return row(`${heading(title)}${table([...facts.map(factRow), ...partRows].join(''))}`, 'padding:28px 40px 0');
}

const titleRow = (title: string): string =>
  `<tr><td colspan="2" style="${cell}padding:16px 0 6px;border-bottom:1px solid ${line};font-size:14px;font-weight:600">${textHtml(title)}</td></tr>`;

const factRow = ([name, make]: Row): string =>
  `<tr><td style="${cell}${muted}width:32%;padding:9px 12px 9px 0;border-bottom:1px solid ${line};vertical-align:top;font-size:14px">${textHtml(name)}</td>` +
  `<td style="${cell}padding:9px 0;border-bottom:1px solid ${line};vertical-align:top">${textHtml(make)}</td></tr>`;
