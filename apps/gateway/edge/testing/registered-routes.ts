import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Alone, startAlone } from '@fenestra/testing/start-alone';
import { gateway } from '../../service';

type Route = { readonly method: string; readonly url: string };
export type RoutedGateway = { readonly edge: Alone; readonly routes: readonly Route[] };

/** The gateway with a page that was built of one file, and every route that it registers. Nobody answers behind it. */
export async function routedGateway(env: Record<string, string> = {}): Promise<RoutedGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-page-'));
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
  return { edge: await startAlone({ ...gateway, prepare }, { env: { STOREFRONT_DIR: folder, ...env } }), routes };
}
