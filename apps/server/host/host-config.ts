import { z } from 'zod';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import { acceptedTokens } from '@fenestra/platform/http/accepted-tokens';
import { logLevels } from '@fenestra/platform/observability/log';
import { eventLogOwner } from './event-log-owner';
import { saslMechanisms } from '@fenestra/messaging/transport/kafka/kafka-security';

/** `ports.ts` derives the others from PORT, each by its distance from 3000 (decision 104). */
export const defaultPorts = {
  PORT: 3000,
  ADMIN_PORT: 3090,
  SANDBOX_HTTP_PORT: 3080,
  SANDBOX_SMTP_PORT: 3025,
} as const;

const port = (defaultPort: number) => z.coerce.number().int().min(0).max(65_535).default(defaultPort);
const brokers = z.string().regex(/^[^\s,:]+:\d{1,5}(\s*,\s*[^\s,:]+:\d{1,5})*$/, 'is no list of host:port');
const httpUrl = z.url({ protocol: /^https?$/ }).optional();
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ }).optional();
const services = Object.keys(servicePorts) as PrivateService[];
const serviceUrls = Object.fromEntries(
  services.map((service) => [
    `${service.toUpperCase()}_URL`,
    httpUrl.describe(`Where ${service} is, when it is not in the same process; its port on this machine unless said.`),
  ]),
) as Record<`${Uppercase<PrivateService>}_URL`, typeof httpUrl>;
const databaseUrls = Object.fromEntries(
  [...services, eventLogOwner].map((owner) => [
    `${owner.toUpperCase()}_DATABASE_URL`,
    postgresUrl.describe(`The database of ${owner}; unset it is on the server of DATABASE_URL.`),
  ]),
) as Record<`${Uppercase<PrivateService | typeof eventLogOwner>}_DATABASE_URL`, typeof postgresUrl>;

/** What the host itself reads from the environment; each service has its own schema. What is said of a variable is what `shop config` says. */
export const HostConfig = z
  .object({
    PORT: port(defaultPorts.PORT).describe(
      'Public port of the shop; links in mails use it where SHOPS_FILE names no origin. 0 takes a free port. Any other port than 3000 selects a data folder of its own, and ports next to it (docs/decisions/0104).',
    ),
    ADMIN_PORT: port(defaultPorts.ADMIN_PORT).describe(
      'Port of health, metrics and operator console. 0 takes a free port. Unset for a shop with a PORT of its own: PORT + 90, or a free port if that is taken.',
    ),
    SANDBOX_HTTP_PORT: port(defaultPorts.SANDBOX_HTTP_PORT).describe(
      'HTTP port of the sandbox: gateways and inbox. Follows PORT like ADMIN_PORT: PORT + 80.',
    ),
    SANDBOX_SMTP_PORT: port(defaultPorts.SANDBOX_SMTP_PORT).describe(
      'SMTP port of the sandbox. Follows PORT like ADMIN_PORT: PORT + 25.',
    ),
    BIND: z
      .string()
      .default('localhost')
      .describe('Where the public edge listens, and a service that runs alone; `localhost` is 127.0.0.1 and ::1.'),
    ADMIN_BIND: z
      .string()
      .optional()
      .describe('Where ADMIN_PORT listens: 127.0.0.1 unless said, and for a service that runs alone as BIND.'),
    DATABASE_URL: postgresUrl.describe(
      'A PostgreSQL server: services find or make their databases there, each with a role of its own. `?sslmode=verify-full` asks for TLS. Unset the whole shop brings one.',
    ),
    ...databaseUrls,
    DATABASE_POOL: z.coerce
      .number()
      .int()
      .min(4)
      .max(100)
      .optional()
      .describe('Connections of each service to its database; unset they are shared out, 16 at most.'),
    KAFKA_BROKERS: brokers
      .optional()
      .describe('`kafka-1:9092,kafka-2:9092`. Unset events go through a log in PostgreSQL.'),
    KAFKA_TLS: z.enum(['on', 'off']).default('off').describe('Whether the brokers are spoken to over TLS.'),
    KAFKA_SASL: z.enum(saslMechanisms).optional().describe('How this process proves to the brokers who it is.'),
    KAFKA_USERNAME: z.string().min(1).optional().describe('For KAFKA_SASL.'),
    KAFKA_PASSWORD: z.string().min(1).optional().meta({ description: 'For KAFKA_SASL.', secret: true }),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/ })
      .optional()
      .describe(
        'Jobs and what callers have used up; `rediss:` for TLS. Unset both are in the databases and in memory.',
      ),
    SERVICE_TOKEN: acceptedTokens.optional().meta({
      description:
        'What services show each other: two with a comma while one follows the other. The first is sent, both open.',
      secret: true,
    }),
    FENESTRA_DATA: z
      .string()
      .optional()
      .describe(
        'Data folder of the whole shop. Default: `.data`, as root `/var/lib/fenestra`; with PORT=4000 `.data-4000` or `/var/lib/fenestra-4000`.',
      ),
    SANDBOX_URL: z
      .url({ protocol: /^http$/ })
      .optional()
      .describe('Of a sandbox that was not started with the shop, for the command line.'),
    OPERATOR: z
      .string()
      .optional()
      .describe('Who works with the command line, noted with what is done to an order: the account unless said.'),
    FENESTRA_FSYNC: z
      .enum(['on', 'off'])
      .default('on')
      .describe('Off gives up durability of the database that the shop brings, for tests.'),
    FAULT_SWITCHES: z
      .enum(['on', 'off'])
      .default('off')
      .describe('On lets `shop faults` make the shop fail on purpose, for trying out alarms; never in production.'),
    LOG_LEVEL: z
      .enum(logLevels)
      .optional()
      .describe('JSON lines on the standard output: `info` for a service, `warn` for the whole shop unless said.'),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.describe(
      'An OpenTelemetry collector, to which the spans of this process are sent: `http://127.0.0.1:4318`.',
    ),
    ...serviceUrls,
    GATEWAY_URL: httpUrl.describe('Where shoppers come in, for the synthetic shopper of the command line.'),
    SYNTHETIC_EMAIL: z
      .email()
      .default('synthetic@example.test')
      .describe('To whom its mails go, with a `+` and a word for each order.'),
    NODE_ENV: z
      .string()
      .optional()
      .describe('`production` refuses placeholders, the sandbox, and a database that may lose what it has confirmed.'),
  })
  .refine(({ KAFKA_SASL, KAFKA_USERNAME, KAFKA_PASSWORD }) => !KAFKA_SASL || (KAFKA_USERNAME && KAFKA_PASSWORD), {
    path: ['KAFKA_SASL'],
    message: 'needs KAFKA_USERNAME and KAFKA_PASSWORD',
  })
  .refine(({ NODE_ENV, FENESTRA_FSYNC }) => NODE_ENV !== 'production' || FENESTRA_FSYNC === 'on', {
    path: ['FENESTRA_FSYNC'],
    message: 'orders must survive a crash in production',
  })
  .refine(({ NODE_ENV, FAULT_SWITCHES }) => NODE_ENV !== 'production' || FAULT_SWITCHES === 'off', {
    path: ['FAULT_SWITCHES'],
    message: 'nobody lets the shop fail on purpose in production',
  });
export type HostConfig = z.output<typeof HostConfig>;
