import { createHash } from 'node:crypto';

/** Figures and letters, without those that are taken for each other. */
export const quoteNumberAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What a dated offer is called in writing and on the telephone: `7Q4M-K2XD`. It follows from the id, so that papers, mails and pages
 * agree on it, and opens nothing: the id does not follow from it (OPEN-Q-14, decision 94).
 */
export function quoteNumber(savedId: string): string {
  const code = [...createHash('sha256').update(savedId).digest().subarray(0, 8)].map(
    (byte) => quoteNumberAlphabet[byte % 32],
  );
  return `${code.slice(0, 4).join('')}-${code.slice(4).join('')}`;
}

/** A number as it was heard or typed; null for what is none. */
export function parseQuoteNumber(input: string): string | null {
  const code = input.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}
