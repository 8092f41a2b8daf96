import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isRunning } from '@fenestra/platform/service/platform';

const port = z.number().int();

const RunFile = z.object({
  pid: z.number().int(),
  startedAt: z.iso.datetime(),
  ports: z.object({
    public: port,
    admin: port,
    database: port.optional(),
    sandboxHttp: port.optional(),
    sandboxSmtp: port.optional(),
  }),
  urls: z.object({
    shop: z.url(),
    admin: z.url(),
    inbox: z.url().optional(),
    services: z.record(z.string(), z.url()),
  }),
});

/** Where a running shop is found by the command line and by tests. It holds no secrets. */
export type RunFile = z.output<typeof RunFile>;

const runFilePath = (folder: string): string => join(folder, 'run.json');

export async function writeRunFile(folder: string, content: RunFile): Promise<void> {
  const unfinished = `${runFilePath(folder)}.new`;
  await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, runFilePath(folder)); // readers see all of it or nothing
}

export function removeRunFile(folder: string): Promise<void> {
  return rm(runFilePath(folder), { force: true });
}

/** Undefined when no shop runs there, also where a killed one left its file. */
export async function readRunFile(folder: string): Promise<RunFile | undefined> {
  const text = await readFile(runFilePath(folder), 'utf8').catch(() => undefined);
  const { data } = RunFile.safeParse(text && parseJson(text));
  return data && isRunning(data.pid) ? data : undefined;
}

/** A machine that lost its power may leave a file without its content. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
