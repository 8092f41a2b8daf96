/* Mail filters and chat programs rewrite links: they encode `#`, `?` and `&`, escape for HTML twice, and take the end of a sentence into a link. */

/** An encoded `#` or `?`, also when it was encoded several times. */
const hiddenMark = /%(?:25)*(?:23|3f)/i;
const hiddenEquals = /%(?:25)*3d/i;
const endOfSentence = /(?:[.,;:!'"()<>[\]]|%(?:2[1279ce8]|3[abce]|5[bd]))+$/i;

/** Times that a link is decoded at most. */
const maxDecoded = 3;

/** Returns the address as the shop wrote it. An address that nobody rewrote stays as it is. */
export function restoreLink(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const plain = decodedWhile(hiddenMark, path);
  const query = rest.length > 0 ? (plain.includes('?') ? '&' : '?') + cleanQuery(rest.join('?')) : '';
  return withoutSentence((plain + query).replace(/&amp(?:;|%3b)/gi, '&'));
}

/** Text of a shopper may end like a sentence, ids and paths never do. */
function withoutSentence(address: string): string {
  const bare = address.replace(endOfSentence, '');
  return /[=/][\w-]*$/.test(bare) ? bare : address;
}

const cleanQuery = (query: string): string => (query.includes('=') ? query : decodedWhile(hiddenEquals, query));

function decodedWhile(hidden: RegExp, text: string): string {
  let plain = text;
  for (let times = 0; times < maxDecoded && hidden.test(plain); times += 1) plain = decoded(plain);
  return plain;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
