import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@fenestra/platform/service/free-port';
import { eventually } from '@fenestra/testing/time';

const program = process.env['FENESTRA_PROMETHEUS'];
const alarms = resolve(__dirname, '../../infra/observability/alarms.yaml');

/** `describe` where there is a Prometheus, else a skipped one. */
export const describeWithPrometheus: typeof describe = program ? describe : describe.skip;

export type Alarm = { readonly labels: Readonly<Record<string, string>>; readonly state: 'pending' | 'firing' };

/** A real one, that reads a process every second and judges the alarms of this project. */
export async function startPrometheus(adminUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-prometheus-'));
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [alarms],
    scrape_configs: [{ job_name: 'fenestra', static_configs: [{ targets: [new URL(adminUrl).host] }] }],
  };
  await writeFile(join(folder, 'prometheus.yaml'), JSON.stringify(config)); // JSON is YAML
  const url = `http://127.0.0.1:${await freePort()}`;
  const flags = [`--config.file=${folder}/prometheus.yaml`, `--storage.tsdb.path=${folder}/data`];
  const child = spawn(program!, [...flags, `--web.listen-address=${new URL(url).host}`], { stdio: 'ignore' });
  await eventually(async () => expect((await fetch(`${url}/-/ready`)).status).toBe(200));
  const ask = async <T>(path: string): Promise<T> => {
    const { status, data, error } = (await (await fetch(`${url}/api/v1/${path}`)).json()) as {
      status: string;
      data: T;
      error?: string;
    };
    if (status !== 'success') throw new Error(`${path}: ${error}`);
    return data;
  };
  return {
    /** Those whose expression is true now, whether long enough already or not. */
    alarms: async (): Promise<Alarm[]> => (await ask<{ alerts: Alarm[] }>('alerts')).alerts,
    query: async (query: string): Promise<unknown[]> =>
      (await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(query)}`)).result,
    async [Symbol.asyncDispose](): Promise<void> {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
