import type { Confirmation } from './confirmation';
import { shownWidth } from './drawings';

// Tables and inline styles: mail programs know little else. Ink, lines and accent are those of the shop.
const font = "font-family:'Sofia Sans',Arial,Helvetica,sans-serif;";
const cell = `${font}font-size:16px;line-height:24px;color:#16212b;`;
const quiet = 'color:#46545f;';
const line = '#d3d9dc';
const ink = '#16212b';
const accent = '#0b6156';

const narrow =
  '@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important}.blk td{display:block!important;' +
  'width:auto!important;border-left:0!important}.outer{padding:0!important}.ic{width:72px!important}.im{width:60px!important;height:auto!important}}';

/** The mail as shoppers see it. `cidOf` names the picture of a line. */
export function confirmationHtml(mail: Confirmation, cidOf: (nth: number) => string): string {
  const { texts, number } = mail;
  const sections = [head(mail), facts(mail), goods(mail, cidOf), sums(mail), transfer(mail), foot(mail)];
  return (
    `<!doctype html><html lang="${mail.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escape(texts.subject(number))}</title><style>${narrow}</style></head>` +
    `<body style="margin:0;background:#f1f3f3;font-variant-numeric:tabular-nums"><span style="display:none">${escape(mail.preview)}</span>` +
    `<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="outer" align="center" style="padding:32px 12px">` +
    `<table role="presentation" width="640" cellpadding="0" cellspacing="0" style="width:100%;max-width:640px;background:#ffffff;border:1px solid ${ink};border-collapse:collapse;text-align:left">` +
    `${sections.join('')}</table></td></tr></table></div></body></html>`
  );
}

function head({ texts, number, title, intro }: Confirmation): string {
  const brand =
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>` +
    `<td style="${cell}"><strong style="font-size:20px;font-weight:620">Fenestra</strong></td>` +
    `<td style="${cell}${quiet}text-align:right;font-size:14px">${escape(texts.order(number))}</td></tr></table>`;
  return (
    row(brand, `padding:22px 40px;border-bottom:1px solid ${line}`) +
    row(
      `<h1 style="${font}margin:0 0 12px;font-size:30px;line-height:36px;font-weight:560;letter-spacing:-.3px;color:${ink}">${escape(title)}</h1>` +
        paragraph(`${escape(texts.greeting)}<br>${escape(intro)}`),
      'padding:40px 40px 8px',
    )
  );
}

function facts({ facts }: Confirmation): string {
  const cells = facts.map(
    ([label, value], nth) =>
      `<td style="${cell}padding:10px 16px 12px;width:33%;${nth > 0 ? `border-left:1px solid ${line}` : ''}">` +
      `<span style="font-size:13px;line-height:18px;color:#5d6a74">${escape(label)}</span><br><strong style="font-weight:600">${escape(value)}</strong></td>`,
  );
  return row(
    `<table role="presentation" class="blk" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${ink};border-collapse:collapse"><tr>${cells.join('')}</tr></table>`,
    'padding:24px 40px 8px',
  );
}

function goods({ texts, goods }: Confirmation, cidOf: (nth: number) => string): string {
  const rows = goods.map(({ name, quantity, price, details, backOrdered, picture }, nth) => {
    const drawing = picture
      ? `<img src="cid:${cidOf(nth)}" width="${shownWidth}" alt="${escape(picture.alt)}" style="display:block" class="im">`
      : '';
    const missing = backOrdered > 0 ? [texts.backOrdered(backOrdered)] : [];
    const small = [...details, ...missing].map(escape).join('<br>');
    return (
      `<tr><td class="ic" style="${cell}width:112px;padding:20px 16px 20px 0;border-bottom:1px solid ${line};vertical-align:top">${drawing}</td>` +
      `<td style="${cell}padding:18px 0 20px;border-bottom:1px solid ${line};vertical-align:top"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>` +
      `<td style="${cell}padding:0 12px 4px 0;vertical-align:top"><strong style="font-weight:600">${escape(`${texts.pieces(quantity)} ${name}`)}</strong></td>` +
      `<td style="${cell}padding:0;vertical-align:top;text-align:right;white-space:nowrap">${escape(price)}</td></tr></table>` +
      `<span style="${font}font-size:14px;line-height:20px;${quiet}">${small}</span></td></tr>`
    );
  });
  return row(heading(texts.ordered) + table(rows.join('')), 'padding:24px 40px 0');
}

function sums({ sums, total, payments }: Confirmation): string {
  const strong = `font-weight:600;font-size:18px;border-top:1px solid ${ink};padding-top:12px`;
  const all = [
    ...sums.map((pair) => amountRow(pair, quiet, '')),
    amountRow(total, strong, strong),
    ...payments.map((pair) => amountRow(pair, '', 'font-weight:600')),
  ];
  return row(table(all.join('')), 'padding:16px 40px 8px');
}

function transfer({ texts, transfer }: Confirmation): string {
  if (!transfer) return '';
  const rows = transfer.rows.map((pair) => amountRow(pair, quiet, 'font-weight:600'));
  const space = 'height:12px;line-height:12px;font-size:12px';
  return row(
    `${heading(texts.transfer.title)}<div style="${space}">&nbsp;</div>${paragraph(escape(transfer.text))}${table(rows.join(''))}`,
    'padding:24px 40px 0',
  );
}

function foot({ texts, link, notes, contact, terms }: Confirmation): string {
  const small = `${font}margin:20px 0 0;font-size:14px;line-height:21px;${quiet}`;
  const button =
    `<a href="${escape(link.address)}" style="${font}display:inline-block;background:${accent};color:#ffffff;font-size:17px;font-weight:600;` +
    `line-height:24px;padding:14px 26px;border-radius:2px;text-decoration:none">${escape(link.text)}</a>`;
  const end =
    `<p style="${small}margin:0">${escape(contact)}<br>Fenestra · ` +
    `<a href="${escape(terms)}" style="color:${accent}">${escape(texts.terms)}</a></p>`;
  return (
    row(
      `${button}${notes.map((note) => `<p style="${small}">${escape(note)}</p>`).join('')}`,
      'padding:24px 40px 40px',
    ) + row(end, `padding:20px 40px 24px;background:#f1f3f3;border-top:1px solid ${line}`)
  );
}

const row = (content: string, style: string): string => `<tr><td class="pad" style="${style}">${content}</td></tr>`;

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows}</table>`;

const amountRow = ([label, value]: readonly [string, string], labelStyle: string, valueStyle: string): string =>
  `<tr><td style="${cell}padding:5px 0;${labelStyle}">${escape(label)}</td>` +
  `<td style="${cell}padding:5px 0;text-align:right;white-space:nowrap;${valueStyle}">${escape(value)}</td></tr>`;

const heading = (text: string): string =>
  `<h2 style="${font}margin:0;font-size:20px;line-height:28px;font-weight:580;padding-bottom:8px;border-bottom:1px solid ${ink};color:${ink}">${escape(text)}</h2>`;

const paragraph = (html: string): string =>
  `<p style="${font}margin:0;font-size:17px;line-height:26px;${quiet}">${html}</p>`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
