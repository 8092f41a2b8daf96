import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const folder = join(__dirname, '../../k8s/overlays/logs');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

type Mount = { name: string; mountPath: string; readOnly?: boolean };
type Pod = {
  automountServiceAccountToken: boolean;
  securityContext: object;
  containers: { image: string; securityContext: object; volumeMounts: Mount[] }[];
  volumes: { name: string; hostPath?: { path: string } }[];
};
type Manifest = { kind: string; spec: { template: { spec: Pod } } };
const [daemonSet, policy] = parseAllDocuments(read('collector.yaml')).map((one) => one.toJS() as Manifest);
const pod = daemonSet!.spec.template.spec;
const [container] = pod.containers;

test('the collector can read the log files of a node and change none', () => {
  const folders = pod.volumes.flatMap(({ name, hostPath }) => (hostPath ? [{ name, path: hostPath.path }] : []));
  const writable = container!.volumeMounts.filter(({ readOnly }) => !readOnly).map(({ name }) => name);

  expect(folders).toEqual([
    { name: 'pods', path: '/var/log/pods' },
    { name: 'positions', path: '/var/lib/fenestra-logs' },
  ]);
  expect(writable).toEqual(['positions']);
});

test('the collector has no capabilities, no token of the cluster and no open port', () => {
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.securityContext).toMatchObject({ seccompProfile: { type: 'RuntimeDefault' } });
  expect(container!.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(policy).toMatchObject({ kind: 'NetworkPolicy', spec: { podSelector: {}, policyTypes: ['Ingress'] } });
});

test('the collector sends to one system, over TLS that it verifies, and never gives a line up', () => {
  const { exporters, service } = parse(read('collector-config.yaml')) as {
    exporters: Record<string, Record<string, unknown>>;
    service: { pipelines: { logs: { exporters: string[] } } };
  };
  const [name, ...others] = Object.keys(exporters);

  expect(others).toEqual([]);
  expect(service.pipelines.logs.exporters).toEqual([name]);
  expect(exporters[name!]).toMatchObject({
    endpoint: expect.stringMatching(/^https:\/\//),
    retry_on_failure: { enabled: true, max_elapsed_time: 0 },
    sending_queue: { enabled: true, storage: 'file_storage' },
  });
  expect(JSON.stringify(exporters[name!]!['tls'])).not.toContain('insecure');
});

test('the collector is the program that `npm run ops:test` tries', () => {
  const modules = readFileSync(join(__dirname, '../../infra/observability/collector/go.mod'), 'utf8');
  const [, tried] = /collector\/otelcol v(\S+)/.exec(modules)!;

  expect(container!.image).toBe(`otel/opentelemetry-collector-contrib:${tried}`);
});
