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

/** Whether a text holds one of the marks, as it is or as JSON writes it. */
export function mentions(text: string, marks: readonly string[]): boolean {
  const small = text.toLowerCase();
  return marks.some((mark) => small.includes(mark) || small.includes(JSON.stringify(mark).slice(1, -1)));
}

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
