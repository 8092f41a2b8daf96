import { type IncomingMessage, maxHeaderSize, type RequestListener } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Relay } from '@fenestra/messaging/outbox/relay';
import { EventTransport } from '@fenestra/messaging/transport/transport';
import { limitSockets, isInNetworks, httpTimeouts } from '../http/socket-limits';
import { RateLimiterFactory } from '../http/rate-limiter';
import { ErrorFilter } from '../http/serve-endpoint';
import { Listener } from '../http/listener';
import { measureRequests, requireServiceToken, sendOrderAndCpuTime, traceRequests } from '../http/request-hooks';
import { SyntheticProofs } from '../http/synthetic-proof';
import { normalizeRequestUrl, requestIdOf } from '../http/request-id';
import type { MonitoredService } from '../observability/admin-server';
import { type Checks, healthOf } from '../observability/health';
import { registerServiceGauges } from './service-gauges';
import { Clock } from './clock';
import { Config } from './config';
import type { Deployment, Service } from './service';
import type { Stores } from './service-stores';

const bodyLimit = 1_000_000; // bytes; no body comes near it: changes, and the data of an order

/** It tells of its health, and its parts are made. The phases are apart so that services that start together find each other. */
export type OpenedService = MonitoredService & {
  /** Waits for its migrations, then answers calls. Gives its address; rejects when `stop` comes first. */
  listen(stop?: AbortSignal): Promise<string>;
  /** As `listen`, where its requests come by the admin port. */
  accept(): Promise<RequestListener>;
  /** Begins with events, jobs and the relay, for which the services that it calls should listen. */
  work(): Promise<void>;
  /** Lets the work in progress end, then leaves the database. */
  close(): Promise<void>;
};
export type RunningService = MonitoredService & { readonly url: string; close(): Promise<void> };

/** Starts a service alone. */
export async function startService(service: Service, deployment: Deployment): Promise<RunningService> {
  const opened = await openService(service, deployment);
  const url = await opened.listen();
  await opened.work();
  return { ...opened, url };
}

export async function openService(service: Service, deployment: Deployment): Promise<OpenedService> {
  const { transport, port, bind, drainMs } = deployment;
  const stores = service.migrations ? await openStores(service, deployment) : undefined;
  const { db, outbox, jobs, events, continuity } = stores ?? {};
  const calls = service.isPublic && new RateLimiterFactory(deployment.redisUrl);
  const app = await createApplication(service, deployment, stores, calls || undefined);
  const listener = new Listener(app);
  if (events) app.connectMicroservice({ strategy: events });
  const relay = outbox && new Relay(outbox, transport);
  const checks: Checks = {
    required: { requests: listener.check, ...stores?.checks.required },
    supporting: { ...stores?.checks.supporting, ...(calls && { limits: () => calls.check() }) },
  };
  const health = () => healthOf(checks);
  const unwatch = registerServiceGauges(service.name, { db, transport, jobs, events, continuity, health });
  return {
    name: service.name,
    health,
    listen: async (stop) => {
      await stores?.migrated(stop);
      return listener.listen(port, bind);
    },
    accept: () => listener.accept(),
    work: async () => {
      await jobs?.open();
      if (events) await app.startAllMicroservices();
      await continuity?.start(); // before the relay appends to a log that may have lost records
      relay?.start();
      await jobs?.start(service.jobs ?? [], (performer) => app.get(performer));
    },
    close: async () => {
      unwatch();
      continuity?.stop();
      await Promise.all([jobs?.stop(), listener.drain(drainMs)]);
      await listener.close();
      await relay?.stop();
      await jobs?.close();
      if (calls) calls.close();
      await db?.destroy();
    },
  };
}

/** TypeORM, BullMQ and what else only a service with a database needs are loaded for such a service alone. */
async function openStores(service: Service, deployment: Deployment): Promise<Stores> {
  return (await import('@fenestra/platform/service/service-stores')).openStores(service, deployment);
}

async function createApplication(
  service: Service,
  deployment: Deployment,
  stores?: Stores,
  calls?: RateLimiterFactory,
) {
  const sockets = service.sockets?.(deployment.config);
  const proxies = service.trustedProxies?.(deployment.config);
  const isTrusted = proxies ? isInNetworks(proxies) : () => true;
  const app = await NestFactory.create<NestFastifyApplication>(
    { module: class Root {}, imports: [platform(service, deployment, stores, calls), service.module] },
    new FastifyAdapter({
      ...(sockets && httpTimeouts(sockets)),
      ...(proxies && { trustProxy: proxies }),
      bodyLimit,
      requestIdHeader: false,
      genReqId: (request: IncomingMessage) => requestIdOf(request, isTrusted(request.socket.remoteAddress ?? '')),
      rewriteUrl: normalizeRequestUrl,
      routerOptions: { maxParamLength: maxHeaderSize }, // no id of an address is too long for an answer in the service's own words
      skipMiddie: true,
      return503OnClosing: false, // whoever was let in is served
    }),
  );
  const server = app.getHttpAdapter().getInstance();
  if (sockets) limitSockets(server.server, sockets);
  measureRequests(server, service.name);
  if (!service.isPublic && !service.onAdminPort) requireServiceToken(server, deployment.serviceTokens, service.name);
  traceRequests(server, service.name);
  if (!service.isPublic) sendOrderAndCpuTime(server);
  await service.prepare?.(app);
  return app;
}

/** What a service's classes are given, by type. */
function platform(
  service: Service,
  deployment: Deployment,
  stores?: Stores,
  calls?: RateLimiterFactory,
): DynamicModule {
  const { clock, config, serviceTokens, urlOf, transport } = deployment;
  const clients = (service.needs ?? []).map((Client) => ({
    provide: Client,
    useValue: new Client(() => urlOf(Client.service), serviceTokens[0]),
  }));
  const ownProviders = [
    ...clients,
    ...(stores?.providers ?? []),
    { provide: EventTransport, useValue: transport },
    { provide: Clock, useValue: clock },
    ...(calls ? [{ provide: RateLimiterFactory, useValue: calls }] : []),
    { provide: Config, useValue: config },
    { provide: SyntheticProofs, useValue: new SyntheticProofs(serviceTokens) },
  ];
  const errors = service.isPublic ? [] : [{ provide: APP_FILTER, useClass: ErrorFilter }];
  const exports = ownProviders.map(({ provide }) => provide);
  const controllers = [...(stores?.controllers ?? [])];
  return { module: class Platform {}, global: true, controllers, providers: [...ownProviders, ...errors], exports };
}
