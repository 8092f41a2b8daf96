/** `1 589,94 Kč` and `4 380,- Kč` as hellers. */
export function hellers(text: string): number {
  const [, whole, part] = /(\d[\d\s]*),(\d\d?|-)\s*Kč/.exec(text) ?? [];
  if (whole === undefined || part === undefined) throw new Error(`no amount in "${text}"`);
  return Number(whole.replace(/\s/g, '')) * 100 + (part === '-' ? 0 : Number(part.padEnd(2, '0')));
}

/** As it stands in mails and on the recap: to the last heller. */
export const exactly = (minor: number): string =>
  `${String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, ' ')},${String(minor % 100).padStart(2, '0')} Kč`;

/** Non-breaking spaces are spaces to a reader. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** For names that begin with these words, to the letter. */
export const beginningWith = (words: string): RegExp =>
  new RegExp(`^${plain(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** What a running price with VAT comes from: prices without VAT are whole crowns in the Czech shop. */
export const netOf = (gross: number): number => Math.round(gross / 121) * 100;
