import type { z } from 'zod/mini';

/** What is wrong with business data: in which file of their folder, at which entry, and why. */
export type DataError = { readonly file: string; readonly entry: string | number; readonly reason: string };

/** Data with faults never go live; the message names all of them. */
export class InvalidDataError extends Error {
  constructor(readonly faults: readonly DataError[]) {
    super(faults.map(({ file, entry, reason }) => `${file}.json, ${entry}: ${reason}`).join('; '));
  }
}

export function throwOnErrors(faults: readonly DataError[]): void {
  if (faults.length > 0) throw new InvalidDataError(faults);
}

/** Data of a shape, one key for each file; else the faults in terms of files and entries. */
export function parseData<Data>(shape: z.ZodMiniType<Data>, files: unknown): Data {
  const result = shape.safeParse(files);
  if (result.success) return result.data;
  throw new InvalidDataError(result.error.issues.map(({ path, message }) => shapeFault(path, message, files)));
}

function shapeFault(path: readonly PropertyKey[], message: string, files: unknown): DataError {
  const [file = 'manifest', entry = 'all', ...rest] = path.map(String);
  const content = (files as Readonly<Record<string, Readonly<Record<string, Partial<Entry>>> | undefined>>)[file];
  if (content === undefined) return { file, entry, reason: 'there is no such file' };
  const { id, code } = content[entry] ?? {};
  return { file, entry: id ?? code ?? entry, reason: [rest.join('.'), message].filter(Boolean).join(': ') };
}

/** Entries of a list have an id or a code, by which people find them. */
type Entry = { readonly id: number; readonly code: string };
