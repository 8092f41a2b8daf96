import { readOrderRecord } from '@fenestra/contracts/http/order-console';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import type { ServiceClients } from '../console/query-services';
import { ServiceClient } from '@fenestra/platform/http/service-client';
import { readConfig } from '@fenestra/platform/service/config';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { folderForCommand } from '../host/choose-data-folder';
import { readSecrets } from '../host/data-folder';
import { databaseOwners, openDatabases } from '../host/databases';
import { HostConfig } from '../host/host-config';
import { loadServices, serviceNames } from '../host/services';
import { databaseLocationsFrom } from '../host/stores';
import { readRunFile } from '../host/run-file';

/** How the command line reaches a shop: as the environment says, else over the run file of an embedded one. */
export async function resolveSystem() {
  const { host: config } = readConfig({ host: HostConfig }, process.env);
  const path = await folderForCommand(config, process.env);
  const run = await readRunFile(path);
  const secrets = run && (await readSecrets(path));
  const embedded = run?.ports.database !== undefined && secrets;
  const embeddedUrl = embedded ? serverUrlOf(secrets.databasePassword, run.ports.database!) : undefined;
  return {
    config,
    /** Nothing where no shop runs on this machine, and the environment does not say where one is. */
    serverUrl: config.DATABASE_URL ?? embeddedUrl,
    path,
    serviceToken: config.SERVICE_TOKEN?.[0] ?? secrets?.serviceToken,
    services: run?.urls.services ?? {},
    /** Where shoppers come in. */
    shopUrl: config.GATEWAY_URL ?? (run && `http://127.0.0.1:${run.ports.public}`),
    sandboxUrl:
      config.SANDBOX_URL ?? (run?.ports.sandboxHttp ? `http://127.0.0.1:${run.ports.sandboxHttp}` : undefined),
  };
}

/** Asks a running service. */
export async function withService<T>(
  service: PrivateService,
  request: (client: ServiceClient) => Promise<T>,
): Promise<T> {
  const { services, serviceToken, path } = await resolveSystem();
  if (!serviceToken) throw new StartupError(`No shop runs with the data folder ${path}, and SERVICE_TOKEN is not set.`);
  const client = new ServiceClient(() => urlOf(service, services), serviceToken);
  try {
    return await request(client);
  } finally {
    await client.onApplicationShutdown();
  }
}

/** Asks orders about the one with that number; of a number that no order has nothing more is asked. */
export const withOrder = <T>(number: string, request: (orders: ServiceClient, orderId: string) => Promise<T>) =>
  withService('orders', async (orders) => {
    const record = await orders.call(readOrderRecord, { query: { number } });
    return record.ok ? request(orders, record.value.orderId) : record;
  });

/** Asks several of them: whichever is away is told by who asks. */
export async function withServices<T>(request: (services: ServiceClients) => Promise<T>): Promise<T> {
  const { services, serviceToken } = await resolveSystem();
  if (!serviceToken) throw new StartupError(`SERVICE_TOKEN is not set, without which the services refuse.`);
  const clients = new Map(
    (Object.keys(servicePorts) as PrivateService[]).map((service) => [
      service,
      new ServiceClient(() => urlOf(service, services), serviceToken),
    ]),
  );
  try {
    return await request(Object.fromEntries(clients) as unknown as ServiceClients);
  } finally {
    await Promise.all([...clients.values()].map((client) => client.onApplicationShutdown()));
  }
}

const urlOf = (service: PrivateService, known: Readonly<Record<string, string>>): string =>
  process.env[`${service.toUpperCase()}_URL`] ?? known[service] ?? `http://127.0.0.1:${servicePorts[service]}`;

const serverUrlOf = (password: string, port: number): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** All services that have a database, and where it is. */
export async function resolveDatabases() {
  const shop = await resolveSystem();
  const services = (await loadServices(serviceNames)).filter(({ migrations }) => migrations);
  const owners = databaseOwners(services, shop.config);
  const locations = databaseLocationsFrom(shop.config, shop.serverUrl);
  if (!locations.server && owners.some((owner) => !locations.ofOwner[owner]))
    throw new StartupError(`No shop runs with the data folder ${shop.path}, and DATABASE_URL is not set.`);
  const { databaseUrl } = await openDatabases(locations, owners);
  return { ...shop, services, owners, places: locations, databaseUrl };
}
