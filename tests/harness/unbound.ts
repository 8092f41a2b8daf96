/** A text with spaces and hyphens of the ordinary kind, where its writer kept words together on a line. */
export const unbound = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
