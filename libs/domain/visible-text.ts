/*
 * What is typed or pasted, as a person sees it: signs that are not seen (control, zero-width, bidirectional, private) are left out. Left in, they
 * turn a name round on paper or make an address that no mail reaches. Who is refused for them says `invisible-characters.ts`.
 */

/** Of some lines, where a selector may make a heart red. */
export const visibleText = (typed: string): string => typed.replace(/(?!\n)[\p{C}\u2028\u2029]/gu, '').trim();

/** Of one line: breaks and wide spaces become plain ones. */
export const visibleLine = (typed: string): string =>
  typed
    .replace(/(?!\s)[\p{C}\p{DI}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
