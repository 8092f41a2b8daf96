import { domainToASCII, domainToUnicode } from 'node:url';
import { parseEmail } from '@fenestra/domain/ordering/email-address';

/**
 * One address in every spelling in which a row, a dead letter or a log line may hold it, in lower case: as given, and with its domain in
 * ASCII and in Unicode, the latter composed and decomposed. Rows from before addresses had one stored form hold any of them.
 */
export function emailSpellings(input: string): string[] {
  const address = parseEmail(input) ?? input.trim();
  const at = address.lastIndexOf('@') + 1;
  const [local, domain] = [address.slice(0, at), address.slice(at)];
  const spelled = [input.trim(), local + (domainToASCII(domain) || domain), local + domainToUnicode(domain)];
  return [...new Set(spelled.flatMap((each) => [each, each.normalize('NFC'), each.normalize('NFD')]).map(lowered))];
}

const lowered = (text: string): string => text.toLowerCase();
