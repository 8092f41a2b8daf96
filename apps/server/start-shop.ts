import { Logger } from '@nestjs/common';
import { applyVatRates, nonStatutoryVatRates } from '@fenestra/clients/vat-rates';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { openLog } from '@fenestra/platform/observability/log';
import { addressLines } from './print-addresses';
import { type Demands, demandsOn, readConfigs } from './configs';
import { type ChosenFolder, folderOfStart, isOwnPort, recordPort } from './choose-folder';
import { type DataFolder, FolderInUse, openDataFolder, standardDataFolder } from './data-folder';
import { databaseOwners, openDatabases } from './databases';
import { type HostOptions, startServices } from './host';
import { HostConfig, standardPorts } from './host-config';
import { claimPorts, portsToTry, type WantedPort } from './ports';
import { sandboxEnv } from './providers';
import { removeRunFile, type RunFile, writeRunFile } from './run-file';
import { type RunningSandbox, startSandbox, stopLeftOverSandbox } from './sandbox';
import { loadServices, type ServiceName, serviceNames } from './services';
import { budgetFor, openDatabaseServer, openTransport, placesIn } from './stores';

type Env = NodeJS.ProcessEnv;
type Ports = Record<keyof typeof standardPorts, number>;

/**
 * Starts the chosen services, or the whole shop, with everything around them that is not configured. Gives the lines to print.
 * What has to be ended is left in `closing`, also when the start fails halfway or `stop` ends its waiting.
 */
export async function startShop(
  chosen: readonly ServiceName[] | undefined,
  env: Env,
  closing: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<string[]> {
  const names = chosen ?? serviceNames;
  const demands = demandsOn(names, chosen !== undefined, env);
  const config = HostConfig.safeParse(env).data ?? (await reportFaults(names, env, demands));
  openLog(config.LOG_LEVEL ?? (chosen ? 'info' : 'warn'));
  if (config.FAULT_SWITCHES === 'on') await import('@fenestra/server/faults/fault-switches');
  const collector = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (collector) closing.defer((await import('@fenestra/platform/observability/tracing')).exportTraces(collector));

  const place = chosen ? undefined : await folderOfStart(config);
  const folder = place && (await openFolder(place, config, closing));
  const adminBind = config.ADMIN_BIND ?? (chosen && config.BIND !== 'localhost' ? config.BIND : '127.0.0.1');
  const listeners = { admin: adminBind, gateway: names.includes('gateway'), sandbox: demands.sandboxed };
  const wanted = wantedPorts(config, listeners, (variable) =>
    env[variable] === undefined && place && !config.DATABASE_URL
      ? portsToTry(variable, config.PORT, place.kind)
      : [config[variable]],
  );
  const ports: Ports = { ...config, ...(await claimPorts(wanted)) };
  const server = await openDatabaseServer(config, folder, closing);
  const services = await loadServices(names); // while the database gets ready
  const given: Env = { ...generated(ports, folder, demands), ...env, PORT: String(ports.PORT) };
  const configs = readConfigs(services, given, demands);
  applyVatRates({ SHOPS_FILE: given['SHOPS_FILE'] });
  if (config.NODE_ENV === 'production') warnOfVat();
  const sandbox = demands.sandboxed && folder ? await openSandbox(folder, ports, closing) : undefined;

  await server.ready;
  const places = placesIn(config, server.url);
  const { databaseUrl, connectionLimit } = await openDatabases(places, databaseOwners(services, config));
  const budget = budgetFor(services, config, connectionLimit);
  const awaitsMigrations = chosen !== undefined; // a step of its own runs them
  const log = { databaseUrl, connections: budget.eventLog, awaitsMigrations };
  const transport = await openTransport(config, log, closing);
  const options: HostOptions = {
    services,
    configs,
    databaseUrl,
    pool: budget.pool,
    transport,
    redisUrl: config.REDIS_URL,
    serviceTokens: config.SERVICE_TOKEN ?? [folder!.secrets.serviceToken],
    embedded: !chosen,
    bind: config.BIND,
    publicPort: ports.PORT,
    admin: { bind: adminBind, port: ports.ADMIN_PORT },
    awaitsMigrations,
    dataFolder: folder?.path ?? config.FENESTRA_DATA ?? process.cwd(),
    env,
  };
  const urls = await startServices(options, closing, stop);
  const connections = `${budget.total} of ${connectionLimit} connections at most`;
  if (!place || !folder) return [`database  ${connections}`];

  const run = runFileOf(ports, urls, server.url!, sandbox);
  await writeRunFile(folder.path, run);
  closing.defer(() => removeRunFile(folder.path));
  return [...addressLines(run, folder, connections), ...noticeLines(place, wanted, ports)];
}

/** The rates that ship are those of the demo: a seller has to know that theirs are not the statutory ones. */
function warnOfVat(): void {
  const rates = nonStatutoryVatRates(new Date());
  if (rates.length > 0)
    new Logger('VAT').warn(`rates differ from the statutory ones: ${rates.join('; ')}. Set \`vat\` in SHOPS_FILE.`);
}

async function reportFaults(names: readonly ServiceName[], env: Env, demands: Demands): Promise<never> {
  readConfigs(await loadServices(names), env, demands);
  throw new Error('the faults of the configuration went unnoticed');
}

/** Of those that this process and its sandbox listen on; the others only stand in addresses. */
function wantedPorts(
  { PORT, BIND }: HostConfig,
  { admin, gateway, sandbox }: { admin: string; gateway: boolean; sandbox: boolean },
  toTry: (variable: Exclude<keyof Ports, 'PORT'>) => readonly number[],
): WantedPort<keyof Ports>[] {
  const bind = '127.0.0.1';
  const ofSandbox = ['SANDBOX_HTTP_PORT', 'SANDBOX_SMTP_PORT'] as const;
  return [
    ...(gateway ? [{ variable: 'PORT', ports: [PORT], bind: BIND } as const] : []),
    { variable: 'ADMIN_PORT', ports: toTry('ADMIN_PORT'), bind: admin },
    ...(sandbox ? ofSandbox.map((variable) => ({ variable, ports: toTry(variable), bind })) : []),
  ];
}

async function openFolder(
  place: ChosenFolder,
  { PORT, NODE_ENV }: HostConfig,
  closing: AsyncDisposableStack,
): Promise<DataFolder> {
  const maySuggest = place.kind !== 'fixed' && NODE_ENV !== 'production';
  const folder = await openDataFolder(place.path).catch((fault: unknown) => {
    throw fault instanceof FolderInUse && maySuggest ? new StartupError(`${fault.message} ${secondShop(PORT)}`) : fault;
  });
  closing.defer(() => folder.release());
  if (place.kind === 'standard') await recordPort(place, PORT);
  await stopLeftOverSandbox(folder.path);
  return folder;
}

/** Suggests 4000 to the shop at 3000, 5000 to that at 4000. */
function secondShop(port: number): string {
  const other = (isOwnPort(port) && port < 60_000 ? port : standardPorts.PORT) + 1_000;
  return `A second shop, with data of its own, starts by PORT=${other} npm start.`;
}

/** Tells when the data or the ports are others than the person may expect. */
function noticeLines(place: ChosenFolder, wanted: readonly WantedPort<keyof Ports>[], ports: Ports): string[] {
  const isFirstOfPort = place.kind === 'own' && place.isNew;
  const moved = wanted.filter(({ variable, ports: [first] }) => first !== 0 && first !== ports[variable]);
  return [
    ...(isFirstOfPort ? [`new       this shop begins empty; npm start without PORT has ${standardDataFolder()}`] : []),
    ...moved.map(({ variable, ports: [first] }) => `moved     ${variable} is ${ports[variable]}: ${first} is taken`),
  ];
}

async function openSandbox(folder: DataFolder, ports: Ports, closing: AsyncDisposableStack): Promise<RunningSandbox> {
  const sandbox = await startSandbox(folder.path, { http: ports.SANDBOX_HTTP_PORT, smtp: ports.SANDBOX_SMTP_PORT });
  closing.defer(() => sandbox.close());
  return sandbox;
}

/** What the services read where the environment is silent. */
function generated(ports: Ports, folder: DataFolder | undefined, { unsetProviders, sandboxed }: Demands): Env {
  const http = `http://127.0.0.1:${ports.SANDBOX_HTTP_PORT}`;
  const smtp = `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}`;
  return {
    ...(sandboxed && sandboxEnv(unsetProviders, { http, smtp })),
    ...(folder && { ERP_TOKEN: folder.secrets.erpToken, DESK_TOKEN: folder.secrets.deskToken }),
  };
}

function runFileOf(
  ports: Ports,
  services: RunFile['urls']['services'],
  databaseUrl: string,
  sandbox?: RunningSandbox,
): RunFile {
  const outside = sandbox && { sandboxHttp: ports.SANDBOX_HTTP_PORT, sandboxSmtp: ports.SANDBOX_SMTP_PORT };
  const database = Number(new URL(databaseUrl).port);
  return {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    ports: { public: ports.PORT, admin: ports.ADMIN_PORT, database, ...outside },
    urls: {
      shop: `http://localhost:${ports.PORT}/`,
      admin: `http://127.0.0.1:${ports.ADMIN_PORT}/`,
      ...(sandbox && { inbox: `${sandbox.http}/inbox` }),
      services,
    },
  };
}
