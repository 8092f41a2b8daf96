import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { CidOf } from '../envelope';
import { bold, picturedRow, quietLines } from '../goods-html';
import {
  button,
  cell,
  font,
  heading,
  ink,
  line,
  mailFoot,
  mailHead,
  mailPage,
  paragraph,
  quiet,
  row,
  table,
  textLink,
  titleBlock,
  type Wear,
  written,
  writtenInLines,
} from '../mail-html';
import type { Row } from '../mail-words';
import { type SavedElement, shownWidth } from './saved-elements';
import type { SavedMail } from './saved-mail';

/** The mail as its reader sees it. */
export function savedMailHtml(mail: SavedMail, wear: Wear, cidOf: CidOf): string {
  const { texts, elements, link, pdf } = mail;
  const head = { about: mail.about, title: texts.title, words: [mail.greeting, mail.preview] };
  const press = `${button(link, wear)}<div style="${cell}padding-top:14px">${textLink(pdf, wear)}</div>`;
  return mailPage(mail, [
    mailHead(head, wear),
    elements.length > 1 ? list(elements, cidOf) : picture(elements[0]!, cidOf(0)),
    titleBlock(mail.facts),
    row(press, 'padding:20px 40px 8px'),
    note(mail),
    ...elements.map((element) => chosen(element, elements.length > 1 ? element.name : texts.chosen)),
    row(kept(mail.kept), 'padding:28px 40px 40px'),
    mailFoot(mail, wear),
  ]);
}

const picture = ({ name, price, picture: { alt } }: SavedElement, cid: string): string =>
  row(
    `<p style="${font}margin:0 0 8px;font-size:18px;line-height:26px;font-weight:600;color:${ink}">${written(name)}</p>` +
      (price === '' ? '' : `<p style="${font}${quiet}margin:0 0 8px;font-size:14px">${written(price)}</p>`) +
      `<div style="border:1px solid ${ink};padding:16px;text-align:center"><img src="cid:${cid}" width="${shownWidth}" alt="${escapeHtml(alt)}" style="max-width:100%;height:auto"></div>`,
    'padding:24px 40px 0',
  );

/** Products of a project: what they cost together, and the way to them, stay in reach below. */
function list(elements: readonly SavedElement[], cidOf: CidOf): string {
  const rows = elements.map(({ name, price, picture }, nth) =>
    picturedRow(picture, cidOf(nth), `${bold(name)}<br>${quietLines(written(price))}`),
  );
  return row(table(rows.join('')), 'padding:8px 40px 0');
}

/** What holds how long, in a box of its own. */
const kept = (text: string): string =>
  `<div style="${font}${quiet}padding:12px 16px;border:1px solid ${line};background:#f1f3f3;font-size:14px;line-height:21px">${written(text)}</div>`;

function note({ note, texts }: SavedMail): string {
  if (note === '') return '';
  const words = writtenInLines(note);
  return row(`${heading(texts.note)}<div style="padding-top:8px">${paragraph(words)}</div>`, 'padding:24px 40px 0');
}

function chosen({ facts, parts }: SavedElement, title: string): string {
  const made = parts.flatMap((group) => [
    ...(group.title === null ? [] : [titleRow(group.title)]),
    ...group.parts.map(({ name, make }) => factRow([name, make])),
  ]);
  return row(`${heading(title)}${table([...facts.map(factRow), ...made].join(''))}`, 'padding:28px 40px 0');
}

const titleRow = (title: string): string =>
  `<tr><td colspan="2" style="${cell}padding:16px 0 6px;border-bottom:1px solid ${line};font-size:14px;font-weight:600">${written(title)}</td></tr>`;

const factRow = ([name, make]: Row): string =>
  `<tr><td style="${cell}${quiet}width:32%;padding:9px 12px 9px 0;border-bottom:1px solid ${line};vertical-align:top;font-size:14px">${written(name)}</td>` +
  `<td style="${cell}padding:9px 0;border-bottom:1px solid ${line};vertical-align:top">${written(make)}</td></tr>`;
