import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

/** What a file holds as JSON. Throws why not, in words that neither show the path, which stands in the environment, nor the content. */
export function readJsonFile(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the file is no JSON');
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (caught) {
    throw new Error(reasonOf(caught as NodeJS.ErrnoException, 'file'), { cause: caught });
  }
}

const reasonOf = ({ code }: NodeJS.ErrnoException, kind: 'file' | 'folder'): string => {
  const reasons: Record<string, string> = {
    ENOENT: `there is no such ${kind}`,
    EISDIR: 'this is a folder',
    EACCES: `this account may not read the ${kind}`,
  };
  return reasons[code ?? ''] ?? `the ${kind} cannot be read (${code})`;
};

/** A variable that names a JSON file of this shape. The service reads it again where it needs it. */
export const jsonFileSetting = (schema: z.ZodType) =>
  z.string().superRefine((path, { addIssue }) => {
    try {
      const { error } = schema.safeParse(readJsonFile(path));
      for (const { path: place, message } of error?.issues ?? [])
        addIssue([place.join('.'), message].filter(Boolean).join(': '));
    } catch (caught) {
      addIssue((caught as Error).message);
    }
  });

/** A variable that names a folder. */
export const folderSetting = () =>
  z.string().superRefine((path, { addIssue }) => {
    try {
      if (!statSync(path).isDirectory()) addIssue('this is no folder');
    } catch (caught) {
      addIssue(reasonOf(caught as NodeJS.ErrnoException, 'folder'));
    }
  });
