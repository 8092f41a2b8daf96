import { cp, mkdtemp, mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { serviceNames } from '@fenestra/server/host/services';
import { ApiServer, program } from './api-server';
import { timed, figure } from './figures';
import { describeWhere } from './here';

const root = resolve(__dirname, '../..');
const k8s = join(root, 'k8s');
const namespaces = ['fenestra', 'fenestra-logs'];
const namespaceOf = (name: string): string =>
  JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });

type Scaled = { kind: string; spec: { triggers: { type: string; authenticationRef?: { name: string } }[] } };

describeWhere('manifests')('what is applied to a cluster, asked of a real API server', () => {
  const closing = new AsyncDisposableStack();
  let server: ApiServer;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-api-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    const [started, seconds] = await timed(() =>
      ApiServer.start(folder, '127.0.0.1', ['--disable-admission-plugins=ServiceAccount']),
    );
    server = closing.use(started);
    figure('API server ready, s', seconds);
    await server.told(['apply', '--server-side', '-f', program('crds')]);
    const kinds = ['crd/scaledobjects.keda.sh', 'crd/podmonitors.monitoring.coreos.com'];
    await server.kubectl('wait', '--for=condition=Established', '--timeout=60s', ...kinds);
    for (const name of namespaces) await server.told(['apply', '-f', '-'], namespaceOf(name));
  });
  afterAll(() => closing.disposeAsync());

  /** The base names no namespace; its overlays do. */
  const asked = (manifests: string, namespace = 'fenestra') =>
    server.told(['apply', '-n', namespace, '--dry-run=server', '--validate=strict', '-f', '-'], manifests);

  it.each([
    ['base', 'fenestra'],
    ['overlays/local', 'fenestra'],
    ['overlays/logs', 'fenestra-logs'],
    ['overlays/production', 'fenestra'],
  ])(
    'the API server takes every object without a warning of k8s/%s',
    async (folder, namespace) => {
      const manifests = await server.kubectl('kustomize', join(k8s, folder));
      const wanted = parseAllDocuments(manifests).length;
      const { stdout, stderr } = await asked(manifests, namespace);

      expect(stderr).toBe('');
      expect(stdout.trim().split('\n')).toHaveLength(wanted);
      figure(`objects of k8s/${folder} taken`, wanted);
    },
    60_000,
  );

  it('takes k8s/overlays/production with the lines of kafka-login and authority, by which KEDA asks brokers who want to know who it is', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'fenestra-k8s-'));
    for (const part of ['k8s', 'infra/observability'])
      await cp(join(root, part), join(folder.path, part), { recursive: true });
    const overlay = join(folder.path, 'k8s/overlays/production');
    const file = join(overlay, 'kustomization.yaml');
    const lines = await readFile(file, 'utf8');
    await writeFile(file, lines.replaceAll(/# (- ..\/..\/components\/(kafka-login|authority))/g, '$1'));
    const manifests = await server.kubectl('kustomize', overlay);
    const { stdout, stderr } = await asked(manifests);
    const objects = parseAllDocuments(manifests).map((document) => document.toJS() as Scaled);
    const trusting = objects.filter((object) => JSON.stringify(object).includes('{"name":"NODE_EXTRA_CA_CERTS",'));
    const triggers = objects.filter(({ kind }) => kind === 'ScaledObject').flatMap(({ spec }) => spec.triggers);

    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toHaveLength(objects.length);
    expect(stdout).toContain('triggerauthentication.keda.sh/kafka');
    expect(trusting.map(({ kind }) => kind)).toEqual([...serviceNames.map(() => 'Deployment'), 'CronJob', 'Job']);
    for (const object of trusting) expect(JSON.stringify(object)).toContain('"secretName":"fenestra-ca"');
    const login = objects.find(({ kind }) => kind === 'TriggerAuthentication');
    expect(login).toMatchObject({
      spec: { secretTargetRef: expect.arrayContaining([{ parameter: 'ca', name: 'fenestra-ca', key: 'ca.crt' }]) },
    });
    expect(triggers.length).toBeGreaterThan(0);
    for (const trigger of triggers)
      expect(trigger).toMatchObject({ type: 'kafka', authenticationRef: { name: 'kafka' } });
  });

  it.each([
    ['a field that nobody knows', /terminationGracePeriodSeconds:/g, 'terminationGraceSeconds:', 'unknown field'],
    ['more asked for than allowed', /memory: 160Mi/g, 'memory: 1Gi', 'must be less than or equal to memory limit'],
    ['a trigger without its kind', /type: kafka/g, 'kind: kafka', 'unknown field'],
  ])(
    'refuses %s',
    async (_, right, wrong, reason) => {
      const manifests = await server.kubectl('kustomize', join(k8s, 'overlays/production'));

      await expect(asked(manifests.replace(right, wrong))).rejects.toThrow(reason);
    },
    60_000,
  );
});
