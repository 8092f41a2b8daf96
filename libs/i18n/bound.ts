const endsNoLine = /(?<=^|[\s(„])(\p{L}) (?=\S)/gu;
const figureAndUnit = /(?<=\d) (?=[\p{L}%€×])/gu;
const hyphened = /\b(e)-(?=mail)/gi;
const endingOfUnit = /(?<=\d[ \u00a0]mm)-(?=\p{L})/gu;

/** A text whose short words stay with the next one, figures with their unit and its ending, and "E-Mail" on one line. For what is read, never for addresses. */
export const bound = (text: string): string =>
  text
    .replace(endsNoLine, '$1\u00a0')
    .replace(figureAndUnit, '\u00a0')
    .replace(hyphened, '$1\u2011')
    .replace(endingOfUnit, '\u2011');
