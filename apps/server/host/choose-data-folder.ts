import { access, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '@fenestra/platform/service/config';
import { databaseFolder, defaultDataFolder } from './data-folder';
import { type HostConfig, defaultPorts } from './host-config';
import { readRunFile, type RunFile } from './run-file';

// Which data folder belongs to which shop of this machine (decision 104).

/** Ports that a folder was started with; incomplete where releases without this file may have started it with others. */
const PortHistory = z.object({ ports: z.array(z.number().int()), isComplete: z.boolean() });
type PortHistory = z.output<typeof PortHistory>;

export type CandidateFolder = {
  readonly path: string;
  readonly holdsShop: boolean;
  readonly history: PortHistory;
  /** Public port of the shop that runs there now. */
  readonly runsAt: number | undefined;
};

/** `fixed`: the environment names the folder or a database elsewhere. `own`: the folder of a single port. */
export type ChosenFolder = {
  readonly path: string;
  readonly kind: 'fixed' | 'standard' | 'own';
  readonly isNew: boolean;
};

type Config = Pick<HostConfig, 'FENESTRA_DATA' | 'DATABASE_URL' | 'PORT' | 'NODE_ENV'>;

/** Ports that name a shop: neither 3000, which every plain start has, nor 0. */
export const isDedicatedPort = (port: number): boolean => port !== 0 && port !== defaultPorts.PORT;

/** Returns whether the shop of a port of its own has its data in the standard folder, or in the folder of that port. */
export function usesDefaultFolder(
  port: number,
  standard: CandidateFolder,
  own: CandidateFolder,
  isProduction: boolean,
) {
  if (own.holdsShop || !standard.holdsShop) return false;
  const { history, runsAt } = standard;
  const runsElsewhere = runsAt !== undefined && runsAt !== port && !isProduction;
  return history.ports.includes(port) || (!history.isComplete && !runsElsewhere);
}

/** Returns the folder in which a start with these settings has its data. */
export async function folderForStart(config: Config, defaultPath = defaultDataFolder()): Promise<ChosenFolder> {
  const path = fixedFolder(config, defaultPath);
  if (path) return { path, kind: 'fixed', isNew: false };
  const [standard, own] = await Promise.all([
    inspectFolder(defaultPath),
    inspectFolder(dedicatedFolder(defaultPath, config.PORT)),
  ]);
  const isOwn =
    isDedicatedPort(config.PORT) && !usesDefaultFolder(config.PORT, standard, own, config.NODE_ENV === 'production');
  const chosen = isOwn ? own : standard;
  return { path: chosen.path, kind: isOwn ? 'own' : 'standard', isNew: !chosen.holdsShop };
}

/**
 * Returns the folder of the shop that a command is meant for: the shop of PORT, else the one that runs, else the standard
 * one. Throws a ConfigError if several run and PORT is not set.
 */
export async function folderForCommand(
  config: Config,
  env: NodeJS.ProcessEnv,
  defaultPath = defaultDataFolder(),
): Promise<string> {
  const fixed = fixedFolder(config, defaultPath);
  if (fixed) return fixed;
  const running = await runningSystems(defaultPath);
  if (env['PORT'] && config.PORT !== 0) {
    const named = running.find(({ run }) => run.ports.public === config.PORT);
    return named?.path ?? (await folderForStart(config, defaultPath)).path;
  }
  if (running.length > 1) throw new ConfigError(severalRunningMessage(running));
  return running[0]?.path ?? defaultPath;
}

/** Records that a folder was started with a port, so that a later start with that port finds its data again. A full disk does not stop the start. */
export async function recordPort({ path, isNew }: ChosenFolder, port: number): Promise<void> {
  const { ports, isComplete } = await readHistory(path);
  const added = port === 0 || ports.includes(port) ? [] : [port];
  if (added.length === 0 && !isNew) return;
  const history: PortHistory = { ports: [...ports, ...added], isComplete: isComplete || isNew };
  const unfinished = `${historyFile(path)}.new`;
  await writeFile(unfinished, `${JSON.stringify(history)}\n`, { mode: 0o600 })
    .then(() => rename(unfinished, historyFile(path)))
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
}

/** With DATABASE_URL the folder holds no orders, and ports do not choose between shops. */
function fixedFolder({ FENESTRA_DATA, DATABASE_URL }: Config, defaultPath: string): string | undefined {
  if (FENESTRA_DATA) return resolve(FENESTRA_DATA);
  return DATABASE_URL && defaultPath;
}

const dedicatedFolder = (defaultPath: string, port: number): string => `${defaultPath}-${port}`;

const historyFile = (path: string): string => join(path, 'ports.json');

async function readHistory(path: string): Promise<PortHistory> {
  try {
    return PortHistory.parse(JSON.parse(await readFile(historyFile(path), 'utf8')));
  } catch {
    return { ports: [], isComplete: false };
  }
}

async function inspectFolder(path: string): Promise<CandidateFolder> {
  const [holdsShop, history, run] = await Promise.all([hasStoredData(path), readHistory(path), readRunFile(path)]);
  return { path, holdsShop, history, runsAt: run?.ports.public };
}

/** As root the standard folder may hold nothing but PostgreSQL's programs. */
async function hasStoredData(path: string): Promise<boolean> {
  const markerFiles = [join(path, 'version'), databaseFolder(path)];
  const found = await Promise.all(
    markerFiles.map((mark) =>
      access(mark)
        .then(() => true)
        .catch(() => false),
    ),
  );
  return found.includes(true);
}

type RunningSystem = { readonly path: string; readonly run: RunFile };

/** Shops whose folder FENESTRA_DATA names are found by FENESTRA_DATA only. */
async function runningSystems(defaultPath: string): Promise<RunningSystem[]> {
  const names = await readdir(dirname(defaultPath)).catch((): string[] => []);
  const prefix = `${basename(defaultPath)}-`;
  const own = names.filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)));
  const paths = [defaultPath, ...own.toSorted().map((name) => join(dirname(defaultPath), name))];
  const runs = await Promise.all(paths.map(async (path) => ({ path, run: await readRunFile(path) })));
  return runs.filter((shop): shop is RunningSystem => shop.run !== undefined);
}

function severalRunningMessage(running: readonly RunningSystem[]): string {
  const lines = running.map(({ path, run }) => `  PORT=${run.ports.public}  ${run.urls.shop}  ${path}`);
  const example = `PORT=${running[0]!.run.ports.public} npm run shop -- …`;
  return [`${running.length} shops run on this machine. Choose one by its port, as in \`${example}\`:`, ...lines].join(
    '\n',
  );
}
