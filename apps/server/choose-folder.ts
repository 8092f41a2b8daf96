import { access, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '@fenestra/platform/service/config';
import { databaseFolder, standardDataFolder } from './data-folder';
import { type HostConfig, standardPorts } from './host-config';
import { readRunFile, type RunFile } from './run-file';

// Which data folder belongs to which shop of this machine (decision 104).

/** Ports that a folder was started with; incomplete where releases without this file may have started it with others. */
const PortHistory = z.object({ ports: z.array(z.number().int()), isComplete: z.boolean() });
type PortHistory = z.output<typeof PortHistory>;

export type KnownFolder = {
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
export const isOwnPort = (port: number): boolean => port !== 0 && port !== standardPorts.PORT;

/** Returns whether the shop of a port of its own has its data in the standard folder, or in the folder of that port. */
export function belongsInStandard(port: number, standard: KnownFolder, own: KnownFolder, isProduction: boolean) {
  if (own.holdsShop || !standard.holdsShop) return false;
  const { history, runsAt } = standard;
  const runsElsewhere = runsAt !== undefined && runsAt !== port && !isProduction;
  return history.ports.includes(port) || (!history.isComplete && !runsElsewhere);
}

/** Returns the folder in which a start with these settings has its data. */
export async function folderOfStart(config: Config, standardPath = standardDataFolder()): Promise<ChosenFolder> {
  const path = fixedFolder(config, standardPath);
  if (path) return { path, kind: 'fixed', isNew: false };
  const [standard, own] = await Promise.all([look(standardPath), look(ownFolder(standardPath, config.PORT))]);
  const isOwn =
    isOwnPort(config.PORT) && !belongsInStandard(config.PORT, standard, own, config.NODE_ENV === 'production');
  const chosen = isOwn ? own : standard;
  return { path: chosen.path, kind: isOwn ? 'own' : 'standard', isNew: !chosen.holdsShop };
}

/**
 * Returns the folder of the shop that a command is meant for: the shop of PORT, else the one that runs, else the standard
 * one. Throws a ConfigError if several run and PORT is not set.
 */
export async function folderOfCommand(
  config: Config,
  env: NodeJS.ProcessEnv,
  standardPath = standardDataFolder(),
): Promise<string> {
  const fixed = fixedFolder(config, standardPath);
  if (fixed) return fixed;
  const running = await runningShops(standardPath);
  if (env['PORT'] && config.PORT !== 0) {
    const named = running.find(({ run }) => run.ports.public === config.PORT);
    return named?.path ?? (await folderOfStart(config, standardPath)).path;
  }
  if (running.length > 1) throw new ConfigError(severalRun(running));
  return running[0]?.path ?? standardPath;
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
    .catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'ENOSPC') throw fault;
    });
}

/** With DATABASE_URL the folder holds no orders, and ports do not choose between shops. */
function fixedFolder({ FENESTRA_DATA, DATABASE_URL }: Config, standardPath: string): string | undefined {
  if (FENESTRA_DATA) return resolve(FENESTRA_DATA);
  return DATABASE_URL && standardPath;
}

const ownFolder = (standardPath: string, port: number): string => `${standardPath}-${port}`;

const historyFile = (path: string): string => join(path, 'ports.json');

async function readHistory(path: string): Promise<PortHistory> {
  try {
    return PortHistory.parse(JSON.parse(await readFile(historyFile(path), 'utf8')));
  } catch {
    return { ports: [], isComplete: false };
  }
}

async function look(path: string): Promise<KnownFolder> {
  const [holdsShop, history, run] = await Promise.all([holdsData(path), readHistory(path), readRunFile(path)]);
  return { path, holdsShop, history, runsAt: run?.ports.public };
}

/** As root the standard folder may hold nothing but PostgreSQL's programs. */
async function holdsData(path: string): Promise<boolean> {
  const marks = [join(path, 'version'), databaseFolder(path)];
  const found = await Promise.all(
    marks.map((mark) =>
      access(mark)
        .then(() => true)
        .catch(() => false),
    ),
  );
  return found.includes(true);
}

type RunningShop = { readonly path: string; readonly run: RunFile };

/** Shops whose folder FENESTRA_DATA names are found by FENESTRA_DATA only. */
async function runningShops(standardPath: string): Promise<RunningShop[]> {
  const names = await readdir(dirname(standardPath)).catch((): string[] => []);
  const prefix = `${basename(standardPath)}-`;
  const own = names.filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)));
  const paths = [standardPath, ...own.toSorted().map((name) => join(dirname(standardPath), name))];
  const runs = await Promise.all(paths.map(async (path) => ({ path, run: await readRunFile(path) })));
  return runs.filter((shop): shop is RunningShop => shop.run !== undefined);
}

function severalRun(running: readonly RunningShop[]): string {
  const lines = running.map(({ path, run }) => `  PORT=${run.ports.public}  ${run.urls.shop}  ${path}`);
  const example = `PORT=${running[0]!.run.ports.public} npm run shop -- …`;
  return [`${running.length} shops run on this machine. Choose one by its port, as in \`${example}\`:`, ...lines].join(
    '\n',
  );
}
