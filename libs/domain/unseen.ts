/*
 * Lines with a sign that is not seen are refused by page and shop alike. Nobody could find it in a field, so the page leaves it out as soon
 * as it is typed or pasted, and nobody meets the refusal but who writes to the protocol (decision 92).
 */

/** Whether a line has a sign that is not seen in it, or a break. */
export const hasUnseen = (typed: string): boolean => /[\p{C}\u2028\u2029]/u.test(typed);

/** A line while it is typed, without them: breaks become spaces, and spaces stay as they are. */
export const lineTyped = (typed: string): string =>
  typed.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ').replace(/\p{C}/gu, '');
