import { shops } from '../shop/shops';
import type { DataError } from './data-error';

const languages = [...new Set(shops.map(({ language }) => language))];

/** Texts of entries that a shop has nothing to show for, in any file, however deep they stand. */
export function missingNames(files: object): DataError[] {
  return Object.entries(files).flatMap(([file, content]) => [...entriesWithout(content as unknown, file, '')]);
}

function* entriesWithout(value: unknown, file: string, entry: string | number): Generator<DataError> {
  if (typeof value !== 'object' || value === null) return;
  const { id, code, action } = value as { id?: number; code?: string; action?: number };
  const at = id ?? code ?? action ?? entry;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'names' || key === 'descriptions') yield* lacking(inner as Record<string, string>, { file, entry: at });
    else yield* entriesWithout(inner, file, at || key);
  }
}

const lacking = (texts: Readonly<Record<string, string>>, at: Omit<DataError, 'reason'>): DataError[] =>
  languages.filter((language) => !texts[language]).map((language) => ({ ...at, reason: `no text in ${language}` }));
