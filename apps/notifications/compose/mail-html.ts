import { bound } from '@fenestra/i18n/bound';
import { atGlassBuilds } from '@fenestra/i18n/glass-build';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import type { Link, MailTexts, Row } from './mail-texts';

// Tables and inline styles: mail programs know little else. Ink and lines are those of the pages.
export const font = "font-family:'Sofia Sans',Arial,Helvetica,sans-serif;";
export const cell = `${font}font-size:16px;line-height:24px;color:#16212b;`;
export const muted = 'color:#46545f;';
export const line = '#d3d9dc';
export const ink = '#16212b';

/** What a mail wears of its shop: the colour of what can be pressed, and the content id of the logo. */
export type MailBranding = { readonly accent: string; readonly logo: string };
/** Pixels. */
export const logoSizePx = 26;

const narrowScreenCss =
  '@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important}.blk td{display:block!important;' +
  'width:auto!important;border-left:0!important}.blk td+td{border-top:1px solid #d3d9dc!important}.pr td{display:block!important;text-align:left!important}.kv td{display:block!important;width:auto!important}.kv .k{padding-bottom:0!important}.kv .v{padding-top:0!important;border-top:0!important}.outer{padding:0!important}.sheet{border-left:0!important;border-right:0!important}.ic{width:72px!important}.im{width:60px!important;height:auto!important}}';

/** The whole mail around its sections, each of them rows of the sheet. */
export const mailPage = ({ locale, subject, preview }: MailTexts, sections: readonly string[]): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  // White paper in the dark, too: drawings have no other, and programs that turn colours round make them unreadable.
  `<meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light">` +
  `<title>${escapeHtml(subject)}</title><style>${narrowScreenCss}</style></head>` +
  `<body style="margin:0;background:#f1f3f3;font-variant-numeric:tabular-nums"><span style="display:none">${escapeHtml(preview)}</span>` +
  `<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="outer" align="center" style="padding:32px 12px">` +
  `<table role="presentation" class="sheet" width="640" cellpadding="0" cellspacing="0" style="width:100%;max-width:640px;background:#ffffff;border:1px solid ${ink};border-collapse:collapse;text-align:left">` +
  `${sections.join('')}</table></td></tr></table></div></body></html>`;

type MailHeader = { readonly about: string; readonly title: string; readonly lines: readonly string[] };

/** The shop at the left, what the mail is about at the right, then what happened. */
export function mailHeader({ about, title, lines }: MailHeader, { logo }: MailBranding): string {
  const brand =
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>` +
    `<td width="${logoSizePx + 10}" style="width:${logoSizePx + 10}px"><img src="cid:${logo}" width="${logoSizePx}" height="${logoSizePx}" alt="" style="display:block"></td>` +
    `<td style="${cell}"><strong style="font-size:20px;font-weight:620">Fenestra</strong></td>` +
    `<td style="${cell}${muted}text-align:right;font-size:14px">${textHtml(about)}</td></tr></table>`;
  return (
    row(brand, `padding:22px 40px;border-bottom:1px solid ${line}`) +
    row(
      `<h1 style="${font}margin:0 0 12px;font-size:30px;line-height:36px;font-weight:560;letter-spacing:-.3px;color:${ink}">${textHtml(title)}</h1>` +
        paragraph(lines.map(textHtml).join('<br>')),
      'padding:40px 40px 8px',
    )
  );
}

/** Characters that a third of the block holds in one line or two. */
const maxCellCharacters = 24;

/** Facts in ruled cells, a long one in twice the width. */
export function titleBlock(facts: readonly Row[]): string {
  const shares = facts.map(([, value]) => (value.length > maxCellCharacters ? 2 : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const cells = facts.map(
    ([label, value], nth) =>
      `<td style="${cell}padding:10px 16px 12px;width:${Math.round((100 * shares[nth]!) / all)}%;vertical-align:top;${nth > 0 ? `border-left:1px solid ${line}` : ''}">` +
      `<span style="font-size:13px;line-height:18px;color:#5d6a74">${textHtml(label)}</span><br><strong style="font-weight:600">${textHtml(value)}</strong></td>`,
  );
  return row(
    `<table role="presentation" class="blk" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${ink};border-collapse:collapse"><tr>${cells.join('')}</tr></table>`,
    'padding:24px 40px 8px',
  );
}

/** The one thing to do. The cell has the colour and the space: Outlook gives a link neither. */
export const button = ({ text, address }: Link, { accent }: MailBranding): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${accent}" style="padding:14px 26px;border-radius:2px">` +
  `<a href="${escapeHtml(address)}" style="${font}color:#ffffff;font-size:17px;font-weight:600;line-height:24px;text-decoration:none">` +
  `${textHtml(text)}</a></td></tr></table>`;

export const textLink = ({ text, address }: Link, { accent }: MailBranding): string =>
  `<a href="${escapeHtml(address)}" style="color:${accent}">${textHtml(text)}</a>`;

type LinkAndNotes = { readonly link: Link; readonly notes: readonly string[] };

/** The one thing to do, and what else is to be known. */
export const linkAndNotes = ({ link, notes }: LinkAndNotes, branding: MailBranding): string =>
  row(`${button(link, branding)}${notes.map(smallText).join('')}`, 'padding:24px 40px 40px');

export const smallText = (text: string): string =>
  `<p style="${font}margin:20px 0 0;font-size:14px;line-height:21px;${muted}">${textHtml(text)}</p>`;

/** How to reach the shop, its terms, and of an order where to withdraw from it. */
export function mailFooter({ contact, terms, withdrawal }: MailTexts, branding: MailBranding): string {
  const words = `${font}margin:0;font-size:14px;line-height:21px;${muted}`;
  const links = [terms, ...(withdrawal ? [withdrawal] : [])].map((link) => textLink(link, branding));
  const end = `<p style="${words}">${textHtml(contact)}<br>Fenestra · ${links.join(' · ')}</p>`;
  return row(end, `padding:20px 40px 24px;background:#f1f3f3;border-top:1px solid ${line}`);
}

export const row = (content: string, style: string): string =>
  `<tr><td class="pad" style="${style}">${content}</td></tr>`;

export const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows}</table>`;

export const amountRow = ([label, value]: Row, labelStyle: string, valueStyle: string): string =>
  `<tr><td style="${cell}padding:5px 0;${labelStyle}">${textHtml(label)}</td>` +
  `<td style="${cell}padding:5px 0;text-align:right;white-space:nowrap;${valueStyle}">${textHtml(value)}</td></tr>`;

export const heading = (text: string): string =>
  `<h2 style="${font}margin:0;font-size:20px;line-height:28px;font-weight:580;padding-bottom:8px;border-bottom:1px solid ${ink};color:${ink}">${textHtml(text)}</h2>`;

export const paragraph = (html: string): string =>
  `<p style="${font}margin:0;font-size:17px;line-height:26px;${muted}">${html}</p>`;

/** What is read, as HTML, with its short words bound to the next and no build-up of glass broken. */
export const textHtml = (text: string): string =>
  atGlassBuilds(bound(text))
    .map((piece, nth) =>
      nth % 2 === 1 ? `<span style="white-space:nowrap">${escapeHtml(piece)}</span>` : escapeHtml(piece),
    )
    .join('');

/** The same of what somebody typed in lines. */
export const multilineHtml = (text: string): string => textHtml(text).replaceAll('\n', '<br>');
