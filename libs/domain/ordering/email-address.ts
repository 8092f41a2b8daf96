import { normalizeLine } from '../normalize-text';
import { visibleLine } from '../visible-text';

/** Declared here, as browsers and Node both have it and the domain library uses the types of neither. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Octets (RFC 5321, 4.5.3.1). */
const longestLocal = 64;
const longestEmail = 254;

/** A dot-atom of RFC 5322 with the letters of RFC 6532. Quotes, spaces, brackets and commas could add a header or a second recipient. */
const localPart = /^(?!\.)(?!.*\.(?:\.|$))(?:[\w!#$%&'*+/=?^`{|}~.-]|(?![\p{C}\p{DI}\p{Z}])[^\p{ASCII}])+$/u;
/** Letters, digits, hyphens, and what stands for a dot: nothing that an address of a page could hold besides its host. */
const domainTyped = /^[\p{L}\p{M}\p{N}.\-\u3002\uff61]+$/u;
/** A top-level domain is never digits alone. */
const domainAscii = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** What is copied with an address out of a text, an address book or a link: `mailto:`, angle brackets, the end of a sentence. */
const copied = /^(?:(?:e-?)?mail(?:to)?\s*:\s*)?<?|(?<![>.,;])[>.,;]+$/giu;

/** An e-mail address in the form that is stored: its domain in lower case and in ASCII (`info@xn--mller-kva.de`); null where it is none. */
export function parseEmail(typed: string): string | null {
  const seen = visibleLine(normalizeLine(typed)).replace(copied, '');
  const at = seen.lastIndexOf('@');
  const local = seen.slice(0, Math.max(at, 0));
  const domain = asciiDomain(seen.slice(at + 1));
  if (domain === null || !localPart.test(local) || octetsOf(local) > longestLocal) return null;
  const address = `${local}@${domain}`;
  return octetsOf(address) <= longestEmail ? address : null;
}

/** The domain by UTS 46, as every browser resolves it. */
function asciiDomain(typed: string): string | null {
  if (!domainTyped.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed}`);
    return domainAscii.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

const octetsOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '-').length;

/** Whether both are one address, in whatever spelling of their domain and in whatever case. */
export const isSameEmail = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (typed: string): string => (parseEmail(typed) ?? typed.trim()).toLowerCase();

/** One mailbox however its address is written: with a tag behind a plus, with the dots that Gmail ignores. To count by. */
export function mailboxOf(typed: string): string {
  const address = comparable(typed);
  const at = address.lastIndexOf('@');
  const [local, domain] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.split('+')[0] || local;
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** What card gateways take (GoPay: at most 128 characters): local parts in ASCII without the rarer signs of RFC 5322. */
export const isCardEmail = (address: string): boolean =>
  address.length <= 128 && /^[\w.%+'-]+@[a-z0-9.-]+$/i.test(address);
