import type { Link, MailTexts, Row } from './mail-texts';
import type { TransferTexts } from './transfer';

/** The mail for those who read plain text: its blocks, but for empty ones, and how to reach the shop. */
export const mailText = (blocks: readonly string[], { contact, terms, withdrawal }: MailTexts): string =>
  [...blocks, `${contact}\n${linkText(terms)}`, withdrawal ? linkText(withdrawal) : '', 'Fenestra']
    .filter((block) => block !== '')
    .join('\n\n');

export const transferText = (transfer: TransferTexts | null): string =>
  transfer ? `${transfer.title}\n${transfer.text}\n${rows(transfer.rows)}` : '';

export const linkText = ({ text, address }: Link): string => `${text}: ${address}`;

export const rows = (pairs: readonly Row[]): string => pairs.map(([label, value]) => `${label}: ${value}`).join('\n');
