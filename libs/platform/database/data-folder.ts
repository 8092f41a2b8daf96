import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InvalidDataError } from '@fenestra/domain/release/data-error';

/** Business data that come as a folder of JSON files, one key for each file. Throws InvalidDataError for one that is no JSON, and for a missing folder. */
export async function readDataFolder(folder: string): Promise<Record<string, unknown>> {
  const files = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  const read = files.map(async (name) => {
    const file = basename(name, '.json');
    return [file, contentOf(file, await readFile(join(folder, name), 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    const reason = code === 'ENOENT' ? 'there is no such folder' : 'this is no folder';
    throw new InvalidDataError([{ file: 'manifest', entry: folder, reason }]);
  }
}

function contentOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new InvalidDataError([{ file, entry: `line ${lineOf(message, text)}`, reason: message }]);
  }
}

/** The parser names a position, people look for a line; a text that breaks off has none and ends at its last. */
function lineOf(message: string, text: string): number {
  const position = / at position (\d+)/.exec(message)?.[1] ?? text.length;
  return text.slice(0, Number(position)).split('\n').length;
}
