/** What stands where a person's data stood. An address under it reaches nobody (RFC 2606). */
export const erasedText = '[erased]';
export const erasedEmail = 'erased@erased.invalid';

/** Shorter words stand in texts about others, too. */
const shortestMark = 4;
/** The beginning of a message is enough to find it again. */
const longestMark = 200;
/** Texts of a person that can be looked for. */
const mostMarks = 500;

/** By what a person is recognised in texts that nobody has sorted: each once, in small letters. */
export function marksOf(values: readonly (string | null | undefined)[]): string[] {
  const texts = values.map((value) => value?.trim().toLowerCase().slice(0, longestMark) ?? '');
  const marks = texts.filter((text) => text.length >= shortestMark && text !== erasedText && text !== erasedEmail);
  return [...new Set(marks)].slice(0, mostMarks);
}

/** A short word, as many names are, stands in texts about others too: "Order", "Novák". */
const shortWord = /^\p{L}{1,7}$/u;
/** Those by which a person is recognised also where nothing else of them stands. */
export const tellingOf = (marks: readonly string[]): string[] => marks.filter((mark) => !shortWord.test(mark));

/** Whether a text is about the person: it holds one of the marks that are enough for that. */
export const mentions = (text: string, marks: readonly string[]): boolean => holdsOneOf(text, tellingOf(marks));

/** Whether a part of such a text names the person, by whatever mark. */
export const holdsOneOf = (text: string, marks: readonly string[]): boolean => marks.some((mark) => holds(text, mark));

/** As words of the text, as they are or as JSON writes them, in whatever letters. */
function holds(text: string, mark: string): boolean {
  const small = text.toLowerCase();
  return [mark, escaped(mark)].some((words) => {
    for (let at = small.indexOf(words); at !== -1; at = small.indexOf(words, at + 1))
      if (isApart(words, small.slice(0, at), small.slice(at + words.length))) return true;
    return false;
  });
}

/** Whether no word goes on into what is before or behind; a message that was cut goes on. Before a word may stand the letter of a break in JSON. */
function isApart(words: string, before: string, behind: string): boolean {
  const goesBack = /^\p{L}/u.test(words) && /\p{L}$/u.test(before.slice(-2)) && !/\\[bfnrt]$/.test(before.slice(-2));
  const goesOn = words.length < longestMark && /\p{L}$/u.test(words) && /^\p{L}/u.test(behind.slice(0, 2));
  return !goesBack && !goesOn;
}

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
