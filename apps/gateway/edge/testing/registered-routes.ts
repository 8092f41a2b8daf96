import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { gateway } from '../../service';

type Route = { readonly method: string; readonly url: string };
export type GatewayWithRoutes = { readonly edge: TestService; readonly routes: readonly Route[] };

/** Starts the gateway with a page of one file, for which `folder` is empty. Returns it with every route that it registers; no service runs. */
export async function startGatewayWithRoutes(
  folder: string,
  env: Record<string, string> = {},
): Promise<GatewayWithRoutes> {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/page.js'), '');
  const routes: Route[] = [];
  const prepare = (app: NestFastifyApplication) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) routes.push({ method: each, url });
      });
    return gateway.prepare!(app);
  };
  return { edge: await startTestService({ ...gateway, prepare }, { env: { STOREFRONT_DIR: folder, ...env } }), routes };
}
