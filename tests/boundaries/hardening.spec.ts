import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { servicePorts } from '@fenestra/clients/service-clients';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { serviceNames } from '@fenestra/server/host/services';

// What limits an attacker who controls a process or reaches the network. Nothing else fails when a line of it is missing.

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Labels = Readonly<Record<string, string>>;
type Container = {
  name: string;
  image: string;
  ports?: { name: string }[];
  securityContext?: object;
};
type Pod = {
  metadata: { labels: Labels };
  spec: {
    automountServiceAccountToken?: boolean;
    securityContext?: { runAsUser?: number; runAsGroup?: number };
    topologySpreadConstraints?: object[];
    initContainers?: Container[];
    containers: Container[];
  };
};
type Manifest = {
  kind: string;
  metadata: { name: string; labels?: Labels };
  spec?: { template?: Pod; jobTemplate?: { spec: { template: Pod } } };
};
type Kustomization = {
  resources?: string[];
  components?: string[];
  nameSuffix?: string;
  labels?: { pairs: Labels; includeTemplates?: boolean }[];
  patches?: { path?: string; target?: { kind: string } }[];
};

/** A patch laid over a manifest: members of lists are found by their names. */
function laidOver(below: unknown, above: unknown): unknown {
  if (Array.isArray(below) && Array.isArray(above)) return listLaidOver(below as Named[], above as Named[]);
  if (!isTree(below) || !isTree(above)) return above;
  const laid = Object.entries(above).map(([key, value]) => [key, key in below ? laidOver(below[key], value) : value]);
  return { ...below, ...Object.fromEntries(laid) };
}
type Named = { name?: string };
function listLaidOver(below: Named[], above: Named[]): unknown[] {
  if (above.some(({ name }) => !name)) return above;
  return [
    ...below.map((one) => laidOver(one, above.find(({ name }) => name === one.name) ?? {})),
    ...above.filter(({ name }) => below.every((one) => one.name !== name)),
  ];
}
const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const podOf = ({ spec }: Manifest): Pod | undefined => spec?.jobTemplate?.spec.template ?? spec?.template;

/** What an overlay applies, as far as it is looked at here: without the patches that stand in a kustomization itself. */
function manifestsOf(folder: string): Manifest[] {
  const { resources = [], components = [], ...changes } = parse(read(`${folder}/kustomization.yaml`)) as Kustomization;
  return [...resources, ...components]
    .map((name) => join(folder, name))
    .flatMap((place) => (place.endsWith('.yaml') ? documentsOf(place) : manifestsOf(place)))
    .map((manifest) => changed(manifest, folder, changes));
}
const documentsOf = (file: string): Manifest[] =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest);

function changed(manifest: Manifest, folder: string, { labels = [], patches = [], nameSuffix = '' }: Kustomization) {
  const laid = patches
    .filter(({ path, target }) => path && target!.kind === manifest.kind)
    .reduce((below, { path }) => laidOver(below, documentsOf(join(folder, path!))[0]) as Manifest, manifest);
  const ofPods = labels.filter(({ includeTemplates }) => includeTemplates).map(({ pairs }) => pairs);
  Object.assign(podOf(laid)?.metadata.labels ?? {}, ...ofPods);
  return { ...laid, metadata: { ...laid.metadata, name: `${manifest.metadata.name}${nameSuffix}` } };
}

const [local, production] = ['k8s/overlays/local', 'k8s/overlays/production'] as const;
const overlays = [local, production];
const applied = new Map<string, Manifest[]>(overlays.map((overlay) => [overlay, manifestsOf(overlay)]));
const allOf = (overlay: string, kind: string) => applied.get(overlay)!.filter((one) => one.kind === kind);
const specsOf = (overlay: string, kind: string): Record<string, unknown> =>
  Object.fromEntries(allOf(overlay, kind).map(({ metadata, spec }) => [metadata.name, spec]));

const containersOf = ({ spec }: Pod): Container[] => [...(spec.initContainers ?? []), ...spec.containers];
const pods = overlays.flatMap((overlay) =>
  applied.get(overlay)!.flatMap((manifest) => {
    const { kind, metadata } = manifest;
    const pod = podOf(manifest);
    const isOurs = pod && containersOf(pod).some(({ image }) => image === 'fenestra');
    return isOurs ? [{ overlay, kind, name: metadata.name, pod }] : [];
  }),
);
const services = pods.filter(({ name }) => (serviceNames as readonly string[]).includes(name));

const byName = 'app.kubernetes.io/name';
const ofShop = { matchLabels: { 'app.kubernetes.io/part-of': 'fenestra' } };

describe('each pod of our image', () => {
  it('is in the tables here', () => {
    const namesOf = (wanted: string) => pods.filter(({ overlay }) => overlay === wanted).map(({ name }) => name);
    const everywhere = [...serviceNames, 'migrate', 'operator'];
    const shoppers = shopCodes.map((code) => `synthetic-${code}`);

    expect(namesOf(local).toSorted()).toEqual([...everywhere, 'sandbox'].toSorted());
    expect(namesOf(production).toSorted()).toEqual([...everywhere, ...shoppers].toSorted());
  });

  it.each(pods)('has a restricted security context: $kind $name of $overlay', ({ pod }) => {
    const { securityContext, automountServiceAccountToken } = pod.spec;

    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(securityContext!.runAsUser).toBeGreaterThan(0);
    expect(securityContext!.runAsGroup).toBeGreaterThan(0);
    for (const container of containersOf(pod))
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  it.each(overlays)('is refused by the namespace of %s where it asks for more', (overlay) => {
    const [namespace] = allOf(overlay, 'Namespace');

    expect(namespace!.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
  });
});

describe('each Deployment of a service', () => {
  it.each(services)('loses one pod at a time when nodes are drained: $name of $overlay', ({ overlay, name, pod }) => {
    expect(pod.metadata.labels[byName]).toBe(name);
    expect(specsOf(overlay, 'PodDisruptionBudget')[name]).toEqual({
      maxUnavailable: 1,
      selector: { matchLabels: { [byName]: name } },
    });
  });

  it.each(services)('is spread over the nodes: $name of $overlay', ({ pod }) => {
    expect(pod.metadata.labels).toMatchObject(ofShop.matchLabels);
    expect(pod.spec.topologySpreadConstraints).toEqual([
      {
        maxSkew: 1,
        topologyKey: 'kubernetes.io/hostname',
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: ofShop,
        matchLabelKeys: [byName],
      },
    ]);
  });
});

describe('the PodMonitor', () => {
  it('reads the admin port of all services', () => {
    expect(specsOf(production, 'PodMonitor')).toEqual({
      fenestra: { selector: ofShop, podMetricsEndpoints: [{ port: 'admin', path: '/metrics', interval: '15s' }] },
    });
    for (const { pod } of services) {
      expect(pod.metadata.labels).toMatchObject(ofShop.matchLabels);
      expect(pod.spec.containers[0]!.ports!.map(({ name }) => name)).toContain('admin');
    }
  });
});

describe.each(overlays)('the network policies of %s', (overlay) => {
  const { closed, shoppers, prometheus, ...others } = specsOf(overlay, 'NetworkPolicy');

  it('close every service', () => {
    expect(closed).toEqual({ podSelector: ofShop, policyTypes: ['Ingress'] });
    for (const { pod } of services) expect(pod.metadata.labels).toMatchObject(ofShop.matchLabels);
  });

  it('let everybody reach the gateway, and only its public port', () => {
    expect(shoppers).toEqual({
      podSelector: { matchLabels: { [byName]: 'gateway' } },
      ingress: [{ ports: [{ port: 'http' }] }],
    });
  });

  it('let Prometheus alone reach the admin ports', () => {
    const itsPods = { namespaceSelector: {}, podSelector: { matchLabels: { [byName]: 'prometheus' } } };

    expect(prometheus).toEqual({ podSelector: ofShop, ingress: [{ from: [itsPods], ports: [{ port: 'admin' }] }] });
  });

  it('open nothing else but the ports of internal calls, to pods of these names', () => {
    const opened = (podSelector: object) => ({
      podSelector: expect.anything(),
      ingress: [{ from: [{ podSelector }], ports: [{ port: 'http' }] }],
    });
    const callers = { matchExpressions: [{ key: byName, operator: 'In', values: expect.any(Array) }] };
    const commandLines = overlay === local ? ['operator'] : ['operator', 'synthetic'];

    expect(others).toEqual({
      ...Object.fromEntries(Object.keys(servicePorts).map((name) => [`to-${name}`, opened(callers)])),
      ...Object.fromEntries(commandLines.map((name) => [name, opened({ matchLabels: { [byName]: name } })])),
    });
  });
});

describe('patches of overlays and components', () => {
  const files = globSync('k8s/**/kustomization.yaml', { cwd: root });

  it('are laid over all manifests of a kind where they stand in a file, as they are here', () => {
    const targets = files
      .flatMap((file) => (parse(read(file)) as Kustomization).patches ?? [])
      .flatMap(({ path, target }) => (path ? [Object.keys(target!)] : []));

    expect(targets).toEqual([['kind']]);
  });

  it('touch nothing of all this where they stand in a kustomization, which is read here without them', () => {
    const words =
      /securityContext|ServiceAccount|host(Network|PID|IPC|Path)|topologySpread|NetworkPolicy|PodDisruptionBudget|PodMonitor/;

    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => words.test(read(file)))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  type Composed = { image: string } & Record<string, unknown>;
  const { services: all } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, Composed>;
  };
  const ours = Object.entries(all).filter(([, { image }]) => image === 'fenestra');
  /** Files of the database server's account are copied and put back as they are. */
  const copying = { user: 'root', cap_add: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'] };
  const more: Readonly<Record<string, object>> = { backup: copying, restore: copying };

  it('has these containers of our image', () => {
    const names = [...serviceNames, 'migrate', 'sandbox', 'backup', 'restore'];

    expect(ours.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(ours)('gives %s no right that it does not need', (name, container) => {
    const { read_only, cap_drop, cap_add, security_opt, user, privileged, network_mode, pid, ipc } = container;

    expect({ read_only, cap_drop, cap_add, security_opt, user, privileged, network_mode, pid, ipc }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ...more[name],
    });
  });
});
