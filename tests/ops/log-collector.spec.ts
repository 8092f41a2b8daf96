import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import { generate } from 'selfsigned';
import { stringify } from 'yaml';
import { openLog } from '@fenestra/platform/observability/log';
import { eventually } from '@fenestra/testing/time';
import { Daemon, program } from './api-server';
import { describeWhere } from './here';

const configuration = resolve(__dirname, '../../k8s/overlays/logs/collector-config.yaml');
const token = 'may-write-logs';

type Field = { key: string; value: { stringValue?: string } };
type Sent = { body: { stringValue: string }; severityText: string; timeUnixNano: string; attributes: Field[] };
type Batch = {
  resourceLogs: { resource: { attributes?: Field[] }; scopeLogs: { logRecords: Sent[] }[] }[];
};
type Received = { authorization: string | undefined; records: Sent[]; pods: (string | undefined)[] };

/** The real program of docker-compose.yml's version, with the configuration of the cluster, the folders of a node and a log system over TLS. */
describeWhere('collector')('the collector of log lines', () => {
  const closing = new AsyncDisposableStack();
  const received: Received[] = [];
  let folder: string;
  let system: Server;
  let podLog: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-logs-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    const container = join(folder, 'pods/fenestra_orders-7d9f_0b1c/service');
    const elsewhere = join(folder, 'pods/kube-system_dns-1_0b1d/dns');
    for (const path of [container, elsewhere, join(folder, 'positions')]) await mkdir(path, { recursive: true });
    podLog = join(container, '0.log');
    await writeFile(podLog, '');
    await writeFile(join(elsewhere, '0.log'), criLine('of another namespace'));
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    });
    await writeFile(join(folder, 'ca.crt'), cert);
    await writeFile(join(folder, 'here.yaml'), stringify(here(folder)));
    system = createServer({ cert, key }, (request, response) => {
      void take(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
    }).listen(0, '127.0.0.1');
    await once(system, 'listening');
    closing.defer(() => void system.close());
  });
  afterAll(() => closing.disposeAsync());

  async function take(request: IncomingMessage): Promise<void> {
    const { resourceLogs } = JSON.parse(gunzipSync(await buffer(request)).toString('utf8')) as Batch;
    received.push({
      authorization: request.headers.authorization,
      records: resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
      pods: resourceLogs.map(({ resource }) => fieldOf(resource.attributes, 'k8s.pod.name')),
    });
  }

  const start = (authority: string) =>
    Daemon.start(
      folder,
      'collector',
      program('otelcol'),
      [`--config=${configuration}`, `--config=${join(folder, 'here.yaml')}`],
      {
        LOGS_FOLDER: join(folder, 'pods'),
        LOGS_ENDPOINT: `localhost:${(system.address() as AddressInfo).port}`,
        LOGS_TOKEN: token,
        LOGS_AUTHORITY: authority,
      },
    );
  const said = (): Promise<string> => readFile(join(folder, 'collector.log'), 'utf8').catch(String);
  const records = () => received.flatMap((batch) => batch.records);

  test('the collector sends nothing to a system with an unverified certificate, and loses nothing', async () => {
    await using _ = start('');
    await appendFile(podLog, criLine(refusedAccess()));
    await eventually(async () => expect(await said()).toContain('certificate signed by unknown authority'));

    expect(received).toEqual([]);
  });

  test('the collector sends each line once over TLS, with its token, time, level, pod and fields', async () => {
    await using _ = start(join(folder, 'ca.crt'));
    await appendFile(podLog, criLine('Killed'));
    await eventually(async () => expect(records()).toHaveLength(2));
    const [refused, text] = records();

    expect(new Set(received.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
    expect(new Set(received.flatMap(({ pods }) => pods))).toEqual(new Set(['orders-7d9f']));
    expect(JSON.parse(refused!.body.stringValue)).toMatchObject({ message: 'access refused', side: 'service' });
    expect(refused!.severityText).toBe('warn');
    expect(Math.abs(Number(refused!.timeUnixNano) / 1_000_000 - Date.now())).toBeLessThan(60_000);
    expect(fieldOf(refused!.attributes, 'reason')).toBe('token-wrong');
    expect(text!.body.stringValue).toBe('Killed');
  });
});

const fieldOf = (fields: readonly Field[] = [], name: string): string | undefined =>
  fields.find(({ key }) => key === name)?.value.stringValue;

/** As containerd writes a line of a container. */
const criLine = (text: string): string => `${new Date().toISOString().replace('Z', '000000Z')} stdout F ${text}\n`;

/** A security event in the words of a process. */
function refusedAccess(): string {
  let written = '';
  openLog('info', { write: (line: string) => void (written = line.trimEnd()) });
  new Logger('Access').warn('access refused', { side: 'service', reason: 'token-wrong', source: '10.0.0.7/32' });
  return written;
}

/** Settings of this machine instead of a node of a cluster: the storage, a port for health, and an encoding that a test reads. */
const here = (folder: string) => ({
  extensions: { file_storage: { directory: join(folder, 'positions') }, health_check: { endpoint: '127.0.0.1:0' } },
  exporters: { otlp_http: { encoding: 'json' } },
});
