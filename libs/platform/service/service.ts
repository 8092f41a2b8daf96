import type { DynamicModule, Type } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Relay } from '@fenestra/messaging/outbox/relay';
import { EventTransport } from '@fenestra/messaging/transport/transport';
import type { Observable } from '../observability/admin-server';
import { CallCounter } from '../http/call-counter';
import { alsoOnIpv6Loopback } from '../http/both-loopbacks';
import { Clock } from './clock';
import { Config } from './config';
import { requireServiceToken, measureRequests, traceRequests } from '../http/request-hooks';
import { healthOf } from '../observability/health';
import { FaultFilter } from '../http/http-edge';
import { opaqueId } from './ids';
import { Jobs, type PerformsJob } from '../jobs/jobs';
import type { ServiceClient } from '../http/service-client';
import { openStores, type Stores, untilMigrated } from './service-stores';
import { watchService } from '../observability/watch-service';

const bodyLimit = 1_000_000; // bytes; no body comes near it: changes, and the data of an order
const patienceAtCloseMs = 5_000;

/**
 * What a service is, independent of where it runs:
 *
 *     const OrdersConfig = z.object({ RESERVATION_MINUTES: z.coerce.number().positive().default(20) });
 *     export type OrdersConfig = z.output<typeof OrdersConfig>;
 *
 *     @Module({ controllers: [OrdersController, OnStockReserved], providers: [PlaceOrder, ExpireUnreserved] })
 *     class OrdersModule {}
 *
 *     export const orders: Service = {
 *       name: 'orders', module: OrdersModule, config: OrdersConfig,
 *       entities: [Order], migrations: join(__dirname, 'migrations'),
 *       needs: [CartClient], jobs: [ExpireUnreserved],
 *     };
 *
 * Its classes are given by type: `DataSource`, `Outbox`, `Clock`, `Jobs`, a client for each service that it needs, and its own configuration:
 *
 *     @Injectable()
 *     class PlaceOrder {
 *       constructor(db: DataSource, clock: Clock, private readonly cart: CartClient, @Inject(Config) config: OrdersConfig) {}
 *       … const held = await this.cart.call(holdCart, { params: { id }, body: { shopId }, idempotencyKey });
 *         if (!held.ok) return held;   // a refusal; no answer at all throws ServiceUnavailable
 *
 * An endpoint is one method, bound and checked by its contract:
 *
 *     @Serve(placeOrder)
 *     place({ idempotencyKey, body }: Call<typeof placeOrder>) { return this.placeOrder.execute(idempotencyKey, body); }
 *
 * A job or a sweep is one class:
 *
 *     export const expireUnreserved = job({ name: 'expire-unreserved', everyMs: 60_000 });
 *     export const remind = job({ name: 'remind', data: z.object({ orderId: z.uuid() }) });
 *     @Performs(remind) class Remind { async perform({ orderId }: { orderId: string }) {…} }
 *     … await this.jobs.enqueue(remind, eventId, { orderId }, delayMs);
 */
export type Service = {
  readonly name: string;
  readonly module: Type;
  /** Parses the environment; it may name more variables than it uses. */
  readonly config: z.ZodType;
  readonly entities?: Type[];
  /** The folder of its SQL files; a service without it has no database, no events and no jobs. */
  readonly migrations?: string;
  readonly needs?: readonly ClientClass[];
  readonly jobs?: readonly Type<PerformsJob>[];
  /** Called before it listens, where a service serves more than its contracts: pages, files, parsers, hooks. */
  readonly prepare?: (app: NestFastifyApplication) => void | Promise<void>;
  /** Its callers come from outside: they carry no service token, and `CallCounter` counts them. Its module brings its own fault filter. */
  readonly isPublic?: true;
};

/** A class of service clients, by which Nest injects its one object. */
type ClientClass = {
  readonly service: string;
  new (...of: ConstructorParameters<typeof ServiceClient>): ServiceClient;
};

/** What differs between the ways to run it. */
export type Surroundings = {
  readonly databaseUrl: string;
  readonly transport: EventTransport;
  readonly clock: Clock;
  readonly config: unknown;
  /** 0 takes a free port. */
  readonly port: number;
  /** The address to listen on: 127.0.0.1 unless others have to reach it. `localhost` is 127.0.0.1 and ::1. */
  readonly bind?: string;
  readonly serviceToken: string;
  /** Asked at the first call, so it may answer later than the service starts. */
  readonly urlOf: (service: string) => string;
  /** Its jobs, and counts that processes share, are there; else in its database and in memory. */
  readonly redisUrl?: string | undefined;
  /** Connections to its database; `shareConnections` knows how many there are. */
  readonly pool?: number;
  /** A step of its own runs the migrations; the service waits for it, not ready. Else it runs them when it starts. */
  readonly awaitsMigrations?: boolean;
};

export type RunningService = Observable & { readonly url: string; close(): Promise<void> };
/** It answers calls already; events, jobs and the relay wait for `work`, by when its neighbours should listen too. */
export type ListeningService = RunningService & { work(): Promise<void> };

/** Starts a service alone. `close` lets the work in progress end, then leaves the database. */
export async function startService(service: Service, surroundings: Surroundings): Promise<RunningService> {
  const listening = await listen(service, surroundings);
  await listening.work();
  return listening;
}

export async function listen(service: Service, surroundings: Surroundings): Promise<ListeningService> {
  const stores = await openStores(service, surroundings);
  const { db, outbox, jobs } = stores;
  const app = await createApplication(service, surroundings, stores);
  const events = outbox && new EventStrategy(outbox, surroundings.transport);
  if (events) app.connectMicroservice({ strategy: events });
  const relay = outbox && new Relay(outbox, surroundings.transport);
  await openDoor(app, surroundings);
  const unwatch = watchService(service.name, { transport: surroundings.transport, jobs, events });
  return {
    name: service.name,
    url: await app.getUrl(),
    health: () => healthOf(stores.checks),
    work: async () => {
      if (db) await untilMigrated(db, service);
      jobs?.open();
      if (db) await app.startAllMicroservices();
      relay?.start();
      await jobs?.start(service.jobs ?? [], (performer) => app.get(performer));
    },
    close: async () => {
      unwatch();
      await jobs?.stop();
      await closeInTime(app);
      await relay?.stop();
      await jobs?.close();
      await stores.calls?.close();
      await db?.destroy();
    },
  };
}

async function openDoor(app: NestFastifyApplication, { port, bind = '127.0.0.1' }: Surroundings): Promise<void> {
  await app.listen(port, bind === 'localhost' ? '127.0.0.1' : bind);
  if (bind === 'localhost') await alsoOnIpv6Loopback(app.getHttpServer(), port);
}

async function createApplication(service: Service, surroundings: Surroundings, stores: Stores) {
  const app = await NestFactory.create<NestFastifyApplication>(
    { module: class Root {}, imports: [platform(service, surroundings, stores), service.module] },
    new FastifyAdapter({ bodyLimit, requestIdHeader: 'x-request-id', genReqId: opaqueId, skipMiddie: true }),
  );
  const server = app.getHttpAdapter().getInstance();
  measureRequests(server, service.name);
  if (!service.isPublic) requireServiceToken(server, surroundings.serviceToken);
  traceRequests(server, service.name);
  await service.prepare?.(app);
  return app;
}

/** What a service's classes are given, by type. */
function platform(service: Service, surroundings: Surroundings, { db, outbox, jobs, calls }: Stores): DynamicModule {
  const { clock, config, serviceToken, urlOf, transport } = surroundings;
  const clients = (service.needs ?? []).map((Client) => ({
    provide: Client,
    useValue: new Client(() => urlOf(Client.service), serviceToken),
  }));
  const given = [
    ...clients,
    ...(db ? [{ provide: DataSource, useValue: db }] : []),
    ...(outbox ? [{ provide: Outbox, useValue: outbox }] : []),
    ...(jobs ? [{ provide: Jobs, useValue: jobs }] : []),
    { provide: EventTransport, useValue: transport },
    { provide: Clock, useValue: clock },
    ...(calls ? [{ provide: CallCounter, useValue: calls }] : []),
    { provide: Config, useValue: config },
  ];
  const faults = service.isPublic ? [] : [{ provide: APP_FILTER, useClass: FaultFilter }];
  const exports = given.map(({ provide }) => provide);
  return { module: class Platform {}, global: true, providers: [...given, ...faults], exports };
}

/** Requests and reactions in progress end first. Those that only wait for news, like a reader of the feed, are cut off. */
async function closeInTime(app: NestFastifyApplication): Promise<void> {
  const cutOff = setTimeout(() => app.getHttpAdapter().getInstance().server.closeAllConnections(), patienceAtCloseMs);
  await app.close().finally(() => clearTimeout(cutOff));
}
