import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import type { AcceptedTokens } from '../http/accepted-tokens';
import type { EventTransport } from '@fenestra/messaging/transport/transport';
import type { ServiceClient } from '../http/service-client';
import type { PerformsJob } from '../jobs/jobs';
import type { SocketLimits } from '../http/socket-limits';
import type { PersonalData } from '../personal/personal-data';
import type { Clock } from './clock';

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
 *       … const held = await this.cart.call(lockCart, { params: { id }, body: { shopId }, idempotencyKey });
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
  /** By which it answers for what its own tables hold of people. */
  readonly personalData?: Type<PersonalData>;
  /** Called before it listens, where a service serves more than its contracts: pages, files, parsers, hooks. */
  readonly prepare?: (app: NestFastifyApplication) => void | Promise<void>;
  /** Its callers come from outside: they carry no service token, and `RateLimiterFactory` limits them. Its module brings its own fault filter. */
  readonly isPublic?: true;
  /** It serves pages for operators, on the admin port of its process and on no other; they ask for a token of their own. */
  readonly onAdminPort?: true;
  /** How long its callers may take, and how many sockets each may hold; by its configuration. */
  readonly sockets?: (config: unknown) => SocketLimits;
  /** Addresses and networks of the proxies before it, whose X-Forwarded-For is believed; by its configuration. */
  readonly trustedProxies?: (config: unknown) => string[];
};

/** A class of service clients, by which Nest injects its one object. */
type ClientClass = {
  readonly service: string;
  new (...of: ConstructorParameters<typeof ServiceClient>): ServiceClient;
};

/** What differs between the ways to run it. */
export type Deployment = {
  readonly databaseUrl: string;
  readonly transport: EventTransport;
  readonly clock: Clock;
  readonly config: unknown;
  /** 0 takes a free port. */
  readonly port: number;
  /** The address to listen on: 127.0.0.1 unless others have to reach it. `localhost` is 127.0.0.1 and ::1. */
  readonly bind?: string;
  /** The first is sent, all of them open. */
  readonly serviceTokens: AcceptedTokens;
  /** Asked at the first call, so it may answer later than the service starts. */
  readonly urlOf: (service: string) => string;
  /** Its jobs, and counts that processes share, are there; else in its database and in memory. */
  readonly redisUrl?: string | undefined;
  /** Connections to its database; `shareConnections` knows how many there are. */
  readonly pool?: number;
  /** A step of its own runs the migrations; the service waits for it, not ready. Else it runs them when it starts. */
  readonly awaitsMigrations?: boolean;
  /** How long it goes on answering when it is told to close, until those who send requests its way have noticed. */
  readonly drainMs?: number;
};
