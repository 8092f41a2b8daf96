import { Logger } from '@nestjs/common';
import { applyVatRates, nonStatutoryVatRates } from '@fenestra/clients/vat-rates';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { openLog } from '@fenestra/platform/observability/log';
import { startupSummary } from './startup-summary';
import { type ConfigRequirements, configRequirements, readConfigs } from './read-configs';
import { type ChosenFolder, folderForStart, isDedicatedPort, recordPort } from './choose-data-folder';
import { type DataFolder, DataFolderInUse, openDataFolder, defaultDataFolder } from './data-folder';
import { databaseOwners, openDatabases } from './databases';
import { type HostOptions, startServices } from './start-services';
import { HostConfig, defaultPorts } from './host-config';
import { claimPorts, candidatePorts, type RequestedPort } from './ports';
import { sandboxEnv } from './external-providers';
import { removeRunFile, type RunFile, writeRunFile } from './run-file';
import { type RunningSandbox, startSandbox, stopOrphanedSandbox } from './start-sandbox';
import { loadServices, type ServiceName, serviceNames } from './services';
import { connectionBudget, openDatabaseServer, openTransport, databaseLocationsFrom } from './stores';

type Env = NodeJS.ProcessEnv;
type Ports = Record<keyof typeof defaultPorts, number>;

/**
 * Starts the chosen services, or the whole shop, with everything around them that is not configured. Gives the lines to print.
 * What has to be ended is left in `closing`, also when the start fails halfway or `stop` ends its waiting.
 */
export async function startSystem(
  chosen: readonly ServiceName[] | undefined,
  env: Env,
  closing: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<string[]> {
  const names = chosen ?? serviceNames;
  const requirements = configRequirements(names, chosen !== undefined, env);
  const config = HostConfig.safeParse(env).data ?? (await reportConfigErrors(names, env, requirements));
  openLog(config.LOG_LEVEL ?? (chosen ? 'info' : 'warn'));
  if (config.FAULT_SWITCHES === 'on') await import('@fenestra/server/faults/fault-switches');
  const collector = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (collector) closing.defer((await import('@fenestra/platform/observability/tracing')).exportTraces(collector));

  const chosenFolder = chosen ? undefined : await folderForStart(config);
  const folder = chosenFolder && (await openFolder(chosenFolder, config, closing));
  const adminBind = config.ADMIN_BIND ?? (chosen && config.BIND !== 'localhost' ? config.BIND : '127.0.0.1');
  const listeners = { admin: adminBind, gateway: names.includes('gateway'), sandbox: requirements.usesSandbox };
  const requested = requestedPorts(config, listeners, (variable) =>
    env[variable] === undefined && chosenFolder && !config.DATABASE_URL
      ? candidatePorts(variable, config.PORT, chosenFolder.kind)
      : [config[variable]],
  );
  const ports: Ports = { ...config, ...(await claimPorts(requested)) };
  const server = await openDatabaseServer(config, folder, closing);
  const services = await loadServices(names); // while the database gets ready
  const completeEnv: Env = { ...generatedEnv(ports, folder, requirements), ...env, PORT: String(ports.PORT) };
  const configs = readConfigs(services, completeEnv, requirements);
  applyVatRates({ SHOPS_FILE: completeEnv['SHOPS_FILE'] });
  if (config.NODE_ENV === 'production') warnAboutVatRates();
  const sandbox = requirements.usesSandbox && folder ? await openSandbox(folder, ports, closing) : undefined;

  await server.ready;
  const databaseLocations = databaseLocationsFrom(config, server.url);
  const { databaseUrl, connectionLimit } = await openDatabases(databaseLocations, databaseOwners(services, config));
  const budget = connectionBudget(services, config, connectionLimit);
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
  if (!chosenFolder || !folder) return [`database  ${connections}`];

  const run = buildRunFile(ports, urls, server.url!, sandbox);
  await writeRunFile(folder.path, run);
  closing.defer(() => removeRunFile(folder.path));
  return [...startupSummary(run, folder, connections), ...noticeLines(chosenFolder, requested, ports)];
}

/** The rates that ship are those of the demo: a seller has to know that theirs are not the statutory ones. */
function warnAboutVatRates(): void {
  const rates = nonStatutoryVatRates(new Date());
  if (rates.length > 0)
    new Logger('VAT').warn(`rates differ from the statutory ones: ${rates.join('; ')}. Set \`vat\` in SHOPS_FILE.`);
}

async function reportConfigErrors(
  names: readonly ServiceName[],
  env: Env,
  requirements: ConfigRequirements,
): Promise<never> {
  readConfigs(await loadServices(names), env, requirements);
  throw new Error('the faults of the configuration went unnoticed');
}

/** Of those that this process and its sandbox listen on; the others only stand in addresses. */
function requestedPorts(
  { PORT, BIND }: HostConfig,
  { admin, gateway, sandbox }: { admin: string; gateway: boolean; sandbox: boolean },
  candidatePorts: (variable: Exclude<keyof Ports, 'PORT'>) => readonly number[],
): RequestedPort<keyof Ports>[] {
  const bind = '127.0.0.1';
  const sandboxVariables = ['SANDBOX_HTTP_PORT', 'SANDBOX_SMTP_PORT'] as const;
  return [
    ...(gateway ? [{ variable: 'PORT', ports: [PORT], bind: BIND } as const] : []),
    { variable: 'ADMIN_PORT', ports: candidatePorts('ADMIN_PORT'), bind: admin },
    ...(sandbox ? sandboxVariables.map((variable) => ({ variable, ports: candidatePorts(variable), bind })) : []),
  ];
}

async function openFolder(
  chosenFolder: ChosenFolder,
  { PORT, NODE_ENV }: HostConfig,
  closing: AsyncDisposableStack,
): Promise<DataFolder> {
  const maySuggest = chosenFolder.kind !== 'fixed' && NODE_ENV !== 'production';
  const folder = await openDataFolder(chosenFolder.path).catch((error: unknown) => {
    throw error instanceof DataFolderInUse && maySuggest
      ? new StartupError(`${error.message} ${secondSystemHint(PORT)}`)
      : error;
  });
  closing.defer(() => folder.release());
  if (chosenFolder.kind === 'standard') await recordPort(chosenFolder, PORT);
  await stopOrphanedSandbox(folder.path);
  return folder;
}

/** Suggests 4000 to the shop at 3000, 5000 to that at 4000. */
function secondSystemHint(port: number): string {
  const other = (isDedicatedPort(port) && port < 60_000 ? port : defaultPorts.PORT) + 1_000;
  return `A second shop, with data of its own, starts by PORT=${other} npm start.`;
}

/** Tells when the data or the ports are others than the person may expect. */
function noticeLines(
  chosenFolder: ChosenFolder,
  requested: readonly RequestedPort<keyof Ports>[],
  ports: Ports,
): string[] {
  const isFirstStartOnPort = chosenFolder.kind === 'own' && chosenFolder.isNew;
  const moved = requested.filter(({ variable, ports: [first] }) => first !== 0 && first !== ports[variable]);
  return [
    ...(isFirstStartOnPort
      ? [`new       this shop begins empty; npm start without PORT has ${defaultDataFolder()}`]
      : []),
    ...moved.map(({ variable, ports: [first] }) => `moved     ${variable} is ${ports[variable]}: ${first} is taken`),
  ];
}

async function openSandbox(folder: DataFolder, ports: Ports, closing: AsyncDisposableStack): Promise<RunningSandbox> {
  const sandbox = await startSandbox(folder.path, { http: ports.SANDBOX_HTTP_PORT, smtp: ports.SANDBOX_SMTP_PORT });
  closing.defer(() => sandbox.close());
  return sandbox;
}

/** What the services read where the environment is silent. */
function generatedEnv(
  ports: Ports,
  folder: DataFolder | undefined,
  { unsetProviders, usesSandbox }: ConfigRequirements,
): Env {
  const http = `http://127.0.0.1:${ports.SANDBOX_HTTP_PORT}`;
  const smtp = `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}`;
  return {
    ...(usesSandbox && sandboxEnv(unsetProviders, { http, smtp })),
    ...(folder && { ERP_TOKEN: folder.secrets.erpToken, DESK_TOKEN: folder.secrets.deskToken }),
  };
}

function buildRunFile(
  ports: Ports,
  services: RunFile['urls']['services'],
  databaseUrl: string,
  sandbox?: RunningSandbox,
): RunFile {
  const sandboxPorts = sandbox && { sandboxHttp: ports.SANDBOX_HTTP_PORT, sandboxSmtp: ports.SANDBOX_SMTP_PORT };
  const database = Number(new URL(databaseUrl).port);
  return {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    ports: { public: ports.PORT, admin: ports.ADMIN_PORT, database, ...sandboxPorts },
    urls: {
      shop: `http://localhost:${ports.PORT}/`,
      admin: `http://127.0.0.1:${ports.ADMIN_PORT}/`,
      ...(sandbox && { inbox: `${sandbox.http}/inbox` }),
      services,
    },
  };
}
