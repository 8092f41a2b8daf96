import { inHalves } from '@fenestra/i18n/iban';
import { escapeHtml } from '@fenestra/platform/http/escape-html';
import { cell, heading, ink, line, paragraph, muted, row, textHtml } from './mail-html';
import type { Row } from './mail-texts';
import { qrCodeSizePx, type TransferTexts } from './transfer';

/** Where to send what is due, with the code under it; `codeCid` names its picture. */
export function transferHtml(transfer: TransferTexts | null, codeCid: string): string {
  if (!transfer) return '';
  const { title, text, rows, code } = transfer;
  const space = '<div style="height:12px;line-height:12px;font-size:12px">&nbsp;</div>';
  return row(
    `${heading(title)}${space}${paragraph(textHtml(text))}${space}${accountHtml(rows)}` +
      (code ? codeHtml(code, codeCid) : ''),
    'padding:24px 40px 0',
  );
}

/** A ruled box; on a phone each value stands under its label. */
const accountHtml = (rows: readonly Row[]): string =>
  `<table role="presentation" class="kv" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${ink};border-collapse:collapse">` +
  `${rows.map(accountRow).join('')}</table>`;

function accountRow([label, value]: Row, nth: number): string {
  const style = `${cell}padding:8px 16px;${nth > 0 ? `border-top:1px solid ${line};` : ''}`;
  return (
    `<tr><td class="k" style="${style}${muted}width:36%;font-size:14px">${textHtml(label)}</td>` +
    `<td class="v" style="${style}font-weight:600">${textHtml(inHalves(value))}</td></tr>`
  );
}

const codeHtml = ({ name, scan }: NonNullable<TransferTexts['code']>, cid: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:16px"><tr>` +
  `<td style="width:${qrCodeSizePx}px;padding:0"><img src="cid:${cid}" width="${qrCodeSizePx}" height="${qrCodeSizePx}" alt="${escapeHtml(name)}" style="display:block"></td>` +
  `<td style="${cell}padding:12px 0 12px 20px;font-size:14px;line-height:20px;vertical-align:middle">` +
  `<strong style="font-weight:600">${textHtml(name)}</strong><br><span style="${muted}">${textHtml(scan)}</span></td></tr></table>`;
