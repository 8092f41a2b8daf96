/*
 * Mail programs make links of addresses in plain text and in HTML alike. A text that a visitor typed is mailed to people of their
 * choice, so its addresses are broken visibly: invisible characters would be dropped by URL parsers (UTS 46) and leave the link.
 */

/** `https://`, `hxxp:\\` and any other scheme with slashes. Bounded, so that its time grows with the text alone. */
const scheme = /\p{L}[\p{L}\p{N}+.-]{0,20}:[\\/]+/gu;
/** `mailto:x`, `tel:1`, `http:x`: a scheme without slashes. */
const opaqueScheme = /(?<=\p{L}{2}):(?=[\p{L}\p{N}+?])/gu;
/** A path on a Windows server, which Outlook links to. */
const serverPath = /\\{2,}/g;
/** Full stop and the characters that IDNA maps to one. */
const dotCharacters = '.\u3002\uFF0E\uFF61\u2024\uFE52';
/** A dot with a top-level domain behind it, `www`, or four numbers as in an IPv4 address. */
const host = new RegExp(
  `[^\\s${dotCharacters}][${dotCharacters}][\\p{M}\\p{DI}]*\\p{L}[\\p{M}\\p{DI}]*\\p{L}|www[${dotCharacters}]|\\d(?:[${dotCharacters}]\\d{1,3}){3}`,
  'iu',
);
const innerDot = new RegExp(`(?<=\\S)([${dotCharacters}])(?=[^\\s${dotCharacters}])`, 'gu');

const withoutSchemes = (input: string): string => input.replace(scheme, '').replace(serverPath, '\\');

/** Removes schemes and puts a space after the dots of hosts, so that no mail program makes a link of a typed text: `www. okna. cz/a`. */
export const withoutLinks = (input: string): string =>
  withoutSchemes(input)
    .replace(opaqueScheme, ': ')
    .replace(/\S+/gu, (word) => (host.test(word) ? word.replace(innerDot, '$1 ') : word));

/** The same for attached PDF files: viewers link schemes and `www` only, and a company may be called `Okna.cz a.s.`. */
export const withoutLinksOfPdf = (input: string): string =>
  withoutSchemes(input).replace(new RegExp(`www[${dotCharacters}](?=\\S)`, 'giu'), (www) => `${www} `);
