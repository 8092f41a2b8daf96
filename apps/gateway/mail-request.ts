import type { IncomingHttpHeaders } from 'node:http';
import { readCustomerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import type { MailRequest } from '@fenestra/contracts/http/quotes';
import { normalizeLine, normalizeNote } from '@fenestra/domain/normalize-text';
import { parseEmail } from '@fenestra/domain/ordering/email-address';
import { mailRequestErrors } from '@fenestra/domain/ordering/mail-request-errors';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { visibleLine, visibleText } from '@fenestra/domain/visible-text';

type MailForm = { readonly name: string; readonly email: string; readonly note: string };

/**
 * To whom a link goes: name and address come together (SAVE-02, MAIL-02). Faults are told by their field. Prices are told as the page of
 * whoever sends it does (decision 63).
 */
export function parseMailRequest(
  { name, email, note }: MailForm,
  { cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>,
): Result<MailRequest, 'order-data-refused'> {
  const errors = mailRequestErrors({ name, email });
  if (Object.keys(errors).length > 0) return refuse('order-data-refused', { letter: errors });
  const buyer = readCustomerTypeCookie(cookie);
  return accept({
    name: visibleLine(normalizeLine(name)),
    email: parseEmail(email)!,
    note: visibleText(normalizeNote(note)),
    buyer,
  });
}

/** Part of a letter that binds a change id: mailbox and texts. */
export const mailContentOf = ({ name, email, note }: MailRequest) => [name, email, note];
