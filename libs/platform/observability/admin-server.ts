import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';
import { registerDiskGauges } from './disk-gauges';
import type { ServiceHealth } from './health';

/** What a running service lets those see who operate it. */
export type MonitoredService = { readonly name: string; health(): Promise<ServiceHealth> };

export type AdminServer = { readonly url: string; close(): Promise<void> };

/**
 * Serves `/health/live`, `/health/ready` and `/metrics` for the services of this process, on a port that the public never sees. Whatever
 * else is asked for there goes to the pages for operators, where this process has them. Metrics show how full the disk of `watchedFolder` is.
 */
export async function startAdminServer(
  services: () => readonly MonitoredService[],
  port: number,
  bind = '127.0.0.1',
  pages: () => RequestListener | undefined = () => undefined,
  watchedFolder = process.cwd(),
): Promise<AdminServer> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const unwatch = registerDiskGauges(watchedFolder);
  const server = createServer(answerFor(services, pages));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, bind, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${bind}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        unwatch();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Browsers of operators reach this port: what is no page of the console renders nothing, is in no frame and is not cached. */
const safeHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

function answerFor(
  services: () => readonly MonitoredService[],
  others: () => RequestListener | undefined,
): RequestListener {
  const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/health/live': async (response) => send(response, 200, { live: true }),
    '/health/ready': async (response) => {
      const healths = await Promise.all(services().map(async (one) => [one.name, await one.health()] as const));
      const ready = healths.length > 0 && healths.every(([, health]) => health.ready);
      const degraded = healths.flatMap(([name, health]) => health.degraded.map((part) => `${name} ${part}`));
      send(response, ready ? 200 : 503, { ready, degraded, services: Object.fromEntries(healths) });
    },
    '/metrics': async (response) => {
      const text = await register.metrics();
      response.writeHead(200, { ...safeHeaders, 'content-type': register.contentType }).end(text);
    },
  };
  return (request, response) => {
    const { url, method } = request;
    const page = pages[url?.split('?')[0] ?? ''];
    const other = page ? undefined : others();
    if (other) return other(request, response);
    if (!page || method !== 'GET') return send(response, page ? 405 : 404, {});
    page(response).catch(() => send(response, 500, {}));
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  const headers = { ...safeHeaders, 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
