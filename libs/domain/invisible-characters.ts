/*
 * Lines with a sign that is not seen are refused by page and shop alike. Nobody could find it in a field, so the page leaves it out as soon
 * as it is typed or pasted, and nobody meets the refusal but who writes to the protocol (decision 92).
 */

/** A line without signs that are not seen in it, and without breaks. What Unicode lets programs pass over (DI) are fillers, joiners and selectors. */
export const visibleLinePattern = /^[^\p{C}\p{DI}\u2028\u2029]*$/u;

export const hasInvisibleCharacters = (typed: string): boolean => !visibleLinePattern.test(typed);

/** A line while it is typed, without them: breaks become spaces, and spaces stay as they are. */
export const visibleInput = (typed: string): string =>
  typed.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ').replace(/[\p{C}\p{DI}]/gu, '');
