import { join } from 'node:path';
import { hasKafka } from '@fenestra/messaging/testing/kafka-for-tests';
import { servicePorts } from '@fenestra/clients/service-clients';
import { type ServiceName, serviceNames } from '@fenestra/server/host/services';
import { type CommandResult, runShopCommand } from '@fenestra/server/testing/command-line';
import { describeOnLoopbacks } from './loopback';
import type { ShopApart } from './shop-apart';
import { ServiceProcess } from './service-process';
import {
  addressesAt,
  buildInto,
  databaseVariable,
  hostsOfServices,
  migrate,
  ownDatabase,
  ownPlace,
  startSurroundings,
} from './surroundings';

/** Whether Kafka and Redis can be had here. */
export const canDistribute = Boolean(process.env['FENESTRA_REDIS_SERVER']) && hasKafka();

/** `describe` where processes of services find Kafka and Redis, else a skipped one. */
export const describeDistributed: typeof describe = canDistribute ? describe : describe.skip;

/** `describe` where every service can have an address of its own besides, else a skipped one; `npm test` prints why. */
export const describeOnOwnAddresses: typeof describe = canDistribute ? describeOnLoopbacks : describe.skip;

/**
 * Every service in a process of its own with an address of its own, as pods have one, on one PostgreSQL, a real Kafka and a real
 * Redis. The outside world is the sandbox, which none of them has started.
 */
export class DistributedShop implements ShopApart {
  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly publicPort: number,
    readonly sandboxUrl: string,
    private readonly sandboxFolder: string,
    private readonly processes: readonly ServiceProcess[],
    private readonly closing: AsyncDisposableStack,
  ) {}

  /** `twice` names services that run as two processes. */
  static async start(twice: readonly ServiceName[] = []): Promise<DistributedShop> {
    await using failed = new AsyncDisposableStack();
    const { folder, env, databases, operators, sandboxUrl } = await startSurroundings(failed);
    const publicPort = Number(env['PORT']);
    const program = await buildInto(join(folder, 'program'));
    // As docker-compose.yml hands on what nobody has set.
    await migrate(program, { ...operators, OTEL_EXPORTER_OTLP_ENDPOINT: '' });
    const hosts = hostsOfServices();
    const addresses = addressesAt(hosts);
    const processes: ServiceProcess[] = [];
    for (const [nth, name] of [...serviceNames, ...twice].entries()) {
      const host = nth < serviceNames.length ? hosts[name]! : secondHostOf(hosts[name]!);
      const own = { ...(await ownPlace(host)), ...ownDatabase(name, databases) };
      const service = new ServiceProcess(name, program, { ...env, ...addresses, ...own });
      failed.defer(() => service.stop());
      processes.push(service);
    }
    await Promise.all(processes.map((service) => service.ready()));
    const known = { ...operators, ...addresses, SANDBOX_URL: sandboxUrl };
    return new DistributedShop(known, publicPort, sandboxUrl, join(folder, 'sandbox'), processes, failed.move());
  }

  secondOf(service: ServiceName): ServiceProcess {
    return this.processes.findLast(({ name }) => name === service)!;
  }

  processesOf(service: ServiceName): readonly ServiceProcess[] {
    return this.processes.filter(({ name }) => name === service);
  }

  processOf(service: ServiceName): ServiceProcess {
    return this.processes.find(({ name }) => name === service)!;
  }

  get deskToken(): string {
    return this.env['DESK_TOKEN']!;
  }

  get url(): string {
    return `http://127.0.0.1:${this.publicPort}`;
  }

  get kafkaBrokers(): string {
    return this.env['KAFKA_BROKERS']!;
  }

  get log(): string {
    return this.processes.map(({ name, said }) => `${name}: ${said()}`).join('\n');
  }

  get serviceToken(): string {
    return this.env['SERVICE_TOKEN']!;
  }

  get serviceUrls(): Readonly<Record<string, string>> {
    const urls = Object.keys(servicePorts).map((name) => [name, this.env[`${name.toUpperCase()}_URL`]!]);
    return Object.fromEntries(urls) as Record<string, string>;
  }

  get redisUrl(): string {
    return this.env['REDIS_URL']!;
  }

  operate(...words: string[]): Promise<CommandResult> {
    return runShopCommand(words, this.env);
  }

  filesOfSandbox(): Promise<string> {
    return Promise.resolve(this.sandboxFolder);
  }

  erpToken(): Promise<string> {
    return Promise.resolve(this.env['ERP_TOKEN']!);
  }

  get databaseServerUrl(): string {
    return this.env['DATABASE_URL']!;
  }

  ownDatabaseUrl(service: string): string {
    return this.env[databaseVariable(service)]!;
  }

  databaseUrl(owner: string): Promise<string> {
    return Promise.resolve(new URL(`/fenestra_${owner}`, this.env['DATABASE_URL']).href);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.closing.disposeAsync();
  }
}

const secondHostOf = (host: string): string => host.replace(/\d+$/, (last) => `${Number(last) + 100}`);
