import { servicePorts } from '@fenestra/clients/service-clients';
import { type ServiceName, serviceNames } from '@fenestra/server/host/services';
import { ServiceProcess } from '../harness/service-process';
import { addressesAt, hostsOfServices, ownDatabase, ownPlace, type Surroundings } from '../harness/surroundings';
import { Balancer } from './balancer';

type Replica = { readonly service: ServiceName; readonly host: string; readonly process: ServiceProcess };

/** A distributed shop in which every address is a balancer, so that processes can be replaced one by one, as Deployments do it. */
export class RollingShop {
  private readonly hosts = hostsOfServices();
  private readonly balancers = new Map<ServiceName, Balancer>();
  private readonly replicas: Replica[] = [];
  private readonly gone: ServiceProcess[] = [];
  private launched = 0;

  private constructor(private readonly surroundings: Surroundings) {}

  /** Each service once, and those of `twice` as two processes. Its databases have been migrated. `tokens` are of this start alone. */
  static async start(
    surroundings: Surroundings,
    program: string,
    twice: readonly ServiceName[],
    closing: AsyncDisposableStack,
    tokens: NodeJS.ProcessEnv = {},
  ): Promise<RollingShop> {
    const shop = new RollingShop(surroundings);
    closing.defer(() => shop.stop());
    for (const service of serviceNames) await shop.openBalancer(service);
    await Promise.all([...serviceNames, ...twice].map((service) => shop.add(service, program, tokens)));
    return shop;
  }

  get url(): string {
    return `http://127.0.0.1:${this.surroundings.env['PORT']}`;
  }

  /** The process of every replica, by its service. */
  get pids(): readonly (readonly [service: ServiceName, pid: number])[] {
    return this.replicas.map(({ service, process }) => [service, process.pid] as const);
  }

  /** How long the newest process of a service took from its start until it served, by its own words. */
  startOf(service: ServiceName): number {
    return Number(/^ready in ([\d.]+) s$/m.exec(this.newest(service).said())![1]);
  }

  /** Where services are called that have callers in the shop, by variable. */
  get addresses(): Readonly<Record<string, string>> {
    return addressesAt(this.hosts);
  }

  /** Of the newest process of a service. */
  adminUrlOf(service: ServiceName): string {
    return this.newest(service).adminUrl;
  }

  get folder(): string {
    return this.surroundings.folder;
  }

  get erpToken(): string {
    return this.surroundings.env['ERP_TOKEN']!;
  }

  databaseUrl(owner: string): Promise<string> {
    return Promise.resolve(new URL(`/fenestra_${owner}`, this.surroundings.operators['DATABASE_URL']).href);
  }

  /** What processes have said, those that were replaced too. */
  get log(): string {
    const all = [...this.gone, ...this.replicas.map(({ process }) => process)];
    return all.map(({ name, said }) => `${name}: ${said()}`).join('\n');
  }

  /**
   * One process after the other: each is taken out when its successor is ready, and ends what it has in hand. `tokens` are told to
   * the successors.
   */
  async replace(service: ServiceName, program: string, tokens: NodeJS.ProcessEnv = {}): Promise<void> {
    for (const old of this.replicas.filter((replica) => replica.service === service)) {
      await this.add(service, program, tokens);
      this.replicas.splice(this.replicas.indexOf(old), 1);
      this.balancers.get(service)?.remove(old.host);
      await old.process.stop();
      this.gone.push(old.process);
    }
  }

  private async add(service: ServiceName, program: string, tokens: NodeJS.ProcessEnv): Promise<void> {
    const { env, databases } = this.surroundings;
    const host = this.hosts[serviceNames[0]!]!.replace(/\d+$/, String(50 + this.launched++));
    const own = { ...(await ownPlace(host)), ...ownDatabase(service, databases) };
    const process = new ServiceProcess(service, program, { ...env, ...tokens, ...this.addresses, ...own });
    this.replicas.push({ service, host, process });
    await process.ready();
    this.balancers.get(service)?.add(host);
  }

  private newest(service: ServiceName): ServiceProcess {
    return this.replicas.findLast((replica) => replica.service === service)!.process;
  }

  /** Nobody in the shop calls the desk. */
  private async openBalancer(service: ServiceName): Promise<void> {
    const port = service === 'gateway' ? Number(this.surroundings.env['PORT']) : portOf(service);
    const host = service === 'gateway' ? '127.0.0.1' : this.hosts[service]!;
    if (port) this.balancers.set(service, await Balancer.listen(host, port));
  }

  private async stop(): Promise<void> {
    await Promise.all(this.replicas.map(({ process }) => process.stop()));
    for (const balancer of this.balancers.values()) balancer.close();
  }
}

const portOf = (service: string): number | undefined => (servicePorts as Readonly<Record<string, number>>)[service];
