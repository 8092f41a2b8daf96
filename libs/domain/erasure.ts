/** What stands where a person's data stood. An address under it reaches nobody (RFC 2606). */
export const erasedText = '[erased]';
export const erasedEmail = 'erased@erased.invalid';
/** Of data whose person was erased; what a sale keeps of its buyer stays for the books alone. */
export const isErased = ({ email }: { readonly email: string }): boolean => email === erasedEmail;

/** Shorter words stand in texts about others, too. */
const shortestMark = 4;
/** The beginning of a message is enough to find it again. */
const longestMark = 200;
/** Texts of a person that can be looked for. */
const mostMarks = 500;

/** By what a person is recognised in texts that nobody has sorted: each once, in small letters. */
export function searchTermsOf(values: readonly (string | null | undefined)[]): string[] {
  const texts = values.map((value) => [...(value?.trim().toLowerCase() ?? '')].slice(0, longestMark).join(''));
  const marks = texts.filter((text) => text.length >= shortestMark && text !== erasedText && text !== erasedEmail);
  return [...new Set(marks)].slice(0, mostMarks);
}

/** A short word, as many names are, stands in texts about others too: "Order", "Novák". */
const shortWord = /^\p{L}{1,7}$/u;
/** Those by which a person is recognised also where nothing else of them stands. */
export const identifyingTerms = (marks: readonly string[]): string[] => marks.filter((mark) => !shortWord.test(mark));

/**
 * How texts about a person are found, as patterns (flag `u`) over texts in small letters, which also who knows nothing of the shop can use:
 * `about` for whether a text is about the person, by marks that are enough for that; `names` for which parts of it name them, by whatever mark.
 */
export const searchPatterns = (marks: readonly string[]): { about: string; names: string } => ({
  about: patternOf(identifyingTerms(marks)),
  names: patternOf(marks),
});

/** Looks for such a pattern. */
export function matcherOf(pattern: string): (text: string) => boolean {
  const words = new RegExp(pattern, 'u');
  return (text) => words.test(text.toLowerCase());
}

/** One of the marks as words of the text, as they are or as JSON writes them; of none there is nothing to find. */
function patternOf(marks: readonly string[]): string {
  const words = [...new Set(marks.flatMap((mark) => [mark, escaped(mark)]))];
  const apart = [...new Set(words.map(bordersOf))].map((borders) => {
    const [before, behind] = borders.split(' ');
    const alike = words.filter((each) => bordersOf(each) === borders).map(literally);
    return `${before}(?:${alike.join('|')})${behind}`; // a border for each of hundreds would take seconds
  });
  return apart.join('|') || '(?!)';
}

/** No word goes on into what is before or behind; a message that was cut goes on. Before a word may stand the letter of a break in JSON. */
function bordersOf(words: string): string {
  const before = /^\p{L}/u.test(words) ? String.raw`(?<!\p{L}(?<!\\[bfnrt]))` : '';
  const behind = words.length < longestMark && /\p{L}$/u.test(words) ? String.raw`(?!\p{L})` : '';
  return `${before} ${behind}`;
}

const literally = (words: string): string => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const escaped = (mark: string): string => JSON.stringify(mark).slice(1, -1);

/** A copy of what JSON can hold in which no text is about the person; all else is as it was. */
export function withoutMentions<T>(value: T, about: (text: string) => boolean): T {
  return erasedIn(value, about) as T;
}

function erasedIn(value: unknown, about: (text: string) => boolean): unknown {
  if (typeof value === 'string') return about(value) ? erasedText : value;
  if (Array.isArray(value)) return value.map((item) => erasedIn(item, about));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, erasedIn(field, about)]));
}
