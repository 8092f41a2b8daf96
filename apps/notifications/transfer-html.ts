import { inHalves } from '@fenestra/i18n/iban';
import { amountRow, cell, escape, heading, paragraph, quiet, row, table, written } from './mail-html';
import { codeSide, type TransferWords } from './transfer';

/** Where to send what is due, with the code under it; `codeCid` names its picture. */
export function transferHtml(transfer: TransferWords | null, codeCid: string): string {
  if (!transfer) return '';
  const { title, text, rows, code } = transfer;
  const values = rows.map(([label, value]) =>
    amountRow([label, inHalves(value)], quiet, 'font-weight:600;white-space:normal'),
  );
  const space = 'height:12px;line-height:12px;font-size:12px';
  return row(
    `${heading(title)}<div style="${space}">&nbsp;</div>${paragraph(written(text))}${table(values.join(''))}` +
      (code ? codeHtml(code, codeCid) : ''),
    'padding:24px 40px 0',
  );
}

const codeHtml = ({ name, scan }: NonNullable<TransferWords['code']>, cid: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:16px"><tr>` +
  `<td style="width:${codeSide}px;padding:0"><img src="cid:${cid}" width="${codeSide}" height="${codeSide}" alt="${escape(name)}" style="display:block"></td>` +
  `<td style="${cell}padding:12px 0 12px 20px;font-size:14px;line-height:20px;vertical-align:middle">` +
  `<strong style="font-weight:600">${written(name)}</strong><br><span style="${quiet}">${written(scan)}</span></td></tr></table>`;
