import { z } from 'zod';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import { logLevels } from '@fenestra/platform/observability/log';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
/** `kafka-1:9092,kafka-2:9092` */
const brokers = z.string().regex(/^[^\s,:]+:\d{1,5}(\s*,\s*[^\s,:]+:\d{1,5})*$/, 'is no list of host:port');
const httpUrl = z.url({ protocol: /^https?$/ }).optional();
const serviceUrls = Object.fromEntries(
  Object.keys(servicePorts).map((service) => [`${service.toUpperCase()}_URL`, httpUrl]),
) as Record<`${Uppercase<PrivateService>}_URL`, typeof httpUrl>;
const secret = z.string().min(16).optional();

/** What the host itself reads from the environment; each service has its own schema. Ports: 0 takes a free one. */
export const HostConfig = z
  .object({
    PORT: port(3000),
    ADMIN_PORT: port(3090),
    SANDBOX_HTTP_PORT: port(3080),
    SANDBOX_SMTP_PORT: port(3025),
    /** Where the public edge listens, and a service that runs alone; `localhost` is 127.0.0.1 and ::1. */
    BIND: z.string().default('localhost'),
    ADMIN_BIND: z.string().optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    KAFKA_BROKERS: brokers.optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    SERVICE_TOKEN: secret,
    ERP_TOKEN: secret,
    FENESTRA_DATA: z.string().optional(),
    /** Of a sandbox that nobody here has started, for the command line. */
    SANDBOX_URL: z.url({ protocol: /^http$/ }).optional(),
    /** Off gives up durability of the embedded database, for tests. */
    FENESTRA_FSYNC: z.enum(['on', 'off']).default('on'),
    /** JSON lines on the standard output. The whole shop in one process says only what needs a person. */
    LOG_LEVEL: z.enum(logLevels).optional(),
    /** An OpenTelemetry collector, to which the spans of this process are sent: `http://127.0.0.1:4318`. */
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
    /** Where services outside this process are: `ORDERS_URL`. */
    ...serviceUrls,
    NODE_ENV: z.string().optional(),
  })
  .refine(({ NODE_ENV, FENESTRA_FSYNC }) => NODE_ENV !== 'production' || FENESTRA_FSYNC === 'on', {
    path: ['FENESTRA_FSYNC'],
    message: 'orders must survive a crash in production',
  });
export type HostConfig = z.output<typeof HostConfig>;
