import { readOrderRecord } from '@fenestra/contracts/http/order-console';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import type { Services } from './desk/ask-services';
import { ServiceClient } from '@fenestra/platform/http/service-client';
import { readConfig } from '@fenestra/platform/service/config';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { folderOfCommand } from './choose-folder';
import { readSecrets } from './data-folder';
import { databaseOwners, openDatabases } from './databases';
import { HostConfig } from './host-config';
import { loadServices, serviceNames } from './services';
import { placesIn } from './stores';
import { readRunFile } from './run-file';

/** How the command line reaches a shop: as the environment says, else over the run file of an embedded one. */
export async function openShop() {
  const { host: config } = readConfig({ host: HostConfig }, process.env);
  const path = await folderOfCommand(config, process.env);
  const run = await readRunFile(path);
  const secrets = run && (await readSecrets(path));
  const embedded = run?.ports.database !== undefined && secrets;
  const brought = embedded ? serverUrlOf(secrets.databasePassword, run.ports.database!) : undefined;
  return {
    config,
    /** Nothing where no shop runs on this machine, and the environment does not say where one is. */
    serverUrl: config.DATABASE_URL ?? brought,
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
export async function withService<T>(service: PrivateService, ask: (client: ServiceClient) => Promise<T>): Promise<T> {
  const { services, serviceToken, path } = await openShop();
  if (!serviceToken) throw new StartupError(`No shop runs with the data folder ${path}, and SERVICE_TOKEN is not set.`);
  const client = new ServiceClient(() => urlOf(service, services), serviceToken);
  try {
    return await ask(client);
  } finally {
    await client.onApplicationShutdown();
  }
}

/** Asks orders about the one with that number; of a number that no order has nothing more is asked. */
export const withOrder = <T>(number: string, ask: (orders: ServiceClient, orderId: string) => Promise<T>) =>
  withService('orders', async (orders) => {
    const record = await orders.call(readOrderRecord, { query: { number } });
    return record.ok ? ask(orders, record.value.orderId) : record;
  });

/** Asks several of them: whichever is away is told by who asks. */
export async function withServices<T>(ask: (services: Services) => Promise<T>): Promise<T> {
  const { services, serviceToken } = await openShop();
  if (!serviceToken) throw new StartupError(`SERVICE_TOKEN is not set, without which the services refuse.`);
  const clients = new Map(
    (Object.keys(servicePorts) as PrivateService[]).map((service) => [
      service,
      new ServiceClient(() => urlOf(service, services), serviceToken),
    ]),
  );
  try {
    return await ask(Object.fromEntries(clients) as unknown as Services);
  } finally {
    await Promise.all([...clients.values()].map((client) => client.onApplicationShutdown()));
  }
}

const urlOf = (service: PrivateService, known: Readonly<Record<string, string>>): string =>
  process.env[`${service.toUpperCase()}_URL`] ?? known[service] ?? `http://127.0.0.1:${servicePorts[service]}`;

const serverUrlOf = (password: string, port: number): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** All services that have a database, and where it is. */
export async function openAllDatabases() {
  const shop = await openShop();
  const services = (await loadServices(serviceNames)).filter(({ migrations }) => migrations);
  const owners = databaseOwners(services, shop.config);
  const places = placesIn(shop.config, shop.serverUrl);
  if (!places.server && owners.some((owner) => !places.ofOwner[owner]))
    throw new StartupError(`No shop runs with the data folder ${shop.path}, and DATABASE_URL is not set.`);
  const { databaseUrl } = await openDatabases(places, owners);
  return { ...shop, services, owners, places, databaseUrl };
}
