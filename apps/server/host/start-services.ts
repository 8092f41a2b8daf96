import type { RequestListener } from 'node:http';
import type { EventTransport } from '@fenestra/messaging/transport/transport';
import { startAdminServer } from '@fenestra/platform/observability/admin-server';
import { SystemClock } from '@fenestra/platform/service/clock';
import type { AcceptedTokens } from '@fenestra/platform/http/accepted-tokens';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import type { Deployment, Service } from '@fenestra/platform/service/service';
import { openService, type OpenedService } from '@fenestra/platform/service/start-service';
import type { DatabaseUrl } from './databases';
import { listenError } from './ports';

/** Long enough for a balancer that asks for readiness every half second, or hears of a pod's end from its cluster. */
const drainMs = 1_000;

export type HostOptions = {
  readonly services: readonly Service[];
  readonly configs: Readonly<Record<string, unknown>>;
  readonly databaseUrl: DatabaseUrl;
  /** Connections of each service to its database. */
  readonly pool: number;
  readonly transport: EventTransport;
  readonly redisUrl: string | undefined;
  readonly serviceTokens: AcceptedTokens;
  /** The whole shop in one process: only the gateway has an address that others know. */
  readonly embedded: boolean;
  readonly bind: string;
  readonly publicPort: number;
  readonly admin: { readonly bind: string; readonly port: number };
  readonly awaitsMigrations: boolean;
  /** Metrics show the free space of its disk. */
  readonly dataFolder: string;
  /** Where services outside this process are: `ORDERS_URL`. */
  readonly env: NodeJS.ProcessEnv;
};

/**
 * Starts the services in this process, one Nest application each; they do not know whether they are alone. Gives their
 * addresses; rejects when `stop` comes while they wait for migrations.
 */
export async function startServices(
  options: HostOptions,
  closing: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<Record<string, string>> {
  const opened: OpenedService[] = [];
  const urls: Record<string, string> = {};
  const { port, bind } = options.admin;
  let pages: RequestListener | undefined;
  const admin = await startAdminServer(
    () => opened,
    port,
    bind,
    () => pages,
    options.dataFolder,
  ).catch(listenError('ADMIN_PORT', 'ADMIN_BIND or BIND'));
  closing.defer(() => admin.close());
  const urlOf = (service: string): string =>
    options.env[`${service.toUpperCase()}_URL`] ??
    urls[service] ??
    `http://127.0.0.1:${servicePorts[service as PrivateService]}`;
  const start = (halt: AbortSignal) => async (service: Service) => {
    const one = await openService(service, deploymentFor(service, options, urlOf));
    closing.defer(() => one.close());
    opened.push(one);
    if (service.onAdminPort) pages = await one.accept();
    else urls[service.name] = await one.listen(halt).catch(listenError(service.isPublic && 'PORT'));
  };
  const startAll = (some: readonly Service[]) => startAllOrStop(stop, (halt) => some.map(start(halt)));
  await startAll(options.services.filter(({ isPublic }) => !isPublic));
  await startAll(options.services.filter(({ isPublic }) => isPublic)); // shoppers come when the rest listens
  await startAllOrStop(stop, () => opened.map(({ work }) => work()));
  return urls;
}

/** Rejects with the first fault when all have come to their end: whatever they have opened is then known to whoever closes it. */
async function startAllOrStop(
  stop: AbortSignal,
  startEach: (halt: AbortSignal) => readonly Promise<void>[],
): Promise<void> {
  const failed = new AbortController();
  const started = startEach(AbortSignal.any([stop, failed.signal]));
  let first: { readonly fault: unknown } | undefined;
  const ended = started.map((each) =>
    each.catch((error: unknown) => {
      first ??= { fault: error };
      failed.abort();
    }),
  );
  await Promise.all(ended);
  if (first) throw first.fault;
}

function deploymentFor({ name, isPublic }: Service, options: HostOptions, urlOf: Deployment['urlOf']): Deployment {
  const { embedded, bind, publicPort, configs, databaseUrl } = options;
  const inner = embedded && !isPublic;
  const fixedPort = isPublic ? publicPort : servicePorts[name as PrivateService];
  return {
    databaseUrl: databaseUrl(name),
    pool: options.pool,
    transport: options.transport,
    redisUrl: options.redisUrl,
    clock: new SystemClock(),
    config: configs[name],
    port: inner ? 0 : fixedPort,
    bind: inner ? '127.0.0.1' : bind,
    serviceTokens: options.serviceTokens,
    urlOf,
    awaitsMigrations: options.awaitsMigrations,
    drainMs: embedded ? 0 : drainMs,
  };
}
