import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import { everyEvent } from '@fenestra/contracts/events/every-event';
import { saslMechanisms } from '@fenestra/messaging/transport/kafka/kafka-security';
import { partitionsPerTopic } from '@fenestra/messaging/transport/topics';
import { statusMs } from '@fenestra/messaging/transport/transport';
import { checkTimeoutMs } from '@fenestra/platform/observability/health';
import type { Service } from '@fenestra/platform/service/service';
import { configSchemas } from '@fenestra/server/host/read-configs';
import { orderServices } from '@fenestra/server/console/query-services';
import type { HostConfig } from '@fenestra/server/host/host-config';
import { loadServices, serviceNames } from '@fenestra/server/host/services';
import { listSettings } from '@fenestra/server/host/settings';
import { connectionBudget } from '@fenestra/server/host/stores';
import { reactions } from '../chaos/witnesses/reactions';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Container = {
  name: string;
  args: string[];
  ports: { name: string; containerPort: number }[];
  envFrom: { secretRef?: { name: string; optional?: boolean } }[];
};
type Document = {
  kind: string;
  metadata: { name: string };
  spec: {
    suspend?: boolean;
    replicas?: number;
    strategy?: { rollingUpdate: { maxSurge: number } };
    jobTemplate?: { spec: { template: { spec: { containers: Container[] } } } };
    template?: { spec: { containers: Container[] } };
    podSelector?: { matchLabels?: Record<string, string>; matchExpressions?: { values: string[] }[] };
    ingress?: { from?: { podSelector: { matchExpressions: { values: string[] }[] } }[] }[];
    maxReplicas?: number;
    maxReplicaCount?: number;
    triggers?: { metadata: { consumerGroup: string; topic: string } }[];
  };
  data?: Record<string, string>;
};
const documentsOf = (file: string): Document[] =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Document);

type Composed = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  logging?: { driver: string; options: Record<string, string> };
};
const composed = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Composed>;
};
const addresses = Object.fromEntries(
  Object.entries(servicePorts).map(([name, port]) => [`${name.toUpperCase()}_URL`, `http://${name}:${port}`]),
);

const owners = Object.keys(servicePorts) as PrivateService[];
const databaseOf = (service: string): string => `${service.toUpperCase()}_DATABASE_URL`;

describe.each(['docker-compose.yml', 'k8s/overlays/local/stores.yaml'])('stores of %s', (file) => {
  const limitOf = (image: string): number => {
    const [, number, unit] = new RegExp(
      `image: ${image}:.*?(?:mem_limit|limits: \\{ memory): (\\d+)(g|m|Gi|Mi)`,
      's',
    ).exec(read(file))!;
    return Number(number) * (unit!.startsWith('g') || unit === 'Gi' ? 1_024 : 1);
  };

  it('give the heap of Kafka half of its memory', () => {
    const [, heap] = /KAFKA_HEAP_OPTS.*-Xmx(\d+)m/.exec(read(file))!;

    expect(Number(heap)).toBeLessThanOrEqual(limitOf('apache/kafka') / 2);
  });

  it('let Redis refuse before it is killed, and evict nothing', () => {
    const [, most] = /--maxmemory,\s+(\d+)mb,\s+--maxmemory-policy,\s+noeviction/.exec(read(file))!;

    expect(Number(most)).toBeLessThanOrEqual(limitOf('redis') * 0.75);
  });
});

describe('connections to PostgreSQL', () => {
  type Settings = Readonly<Record<string, string>>;
  type Place = { settings: Settings; processesOf: (service: string) => number; allowed: number };

  const allowedBy = (file: string): number => Number(/max_connections ?= ?(\d+)/.exec(read(file))![1]);
  const surge = documentsOf('k8s/base/every-service.yaml')[0]!.spec.strategy!.rollingUpdate.maxSurge;
  const settingsOfOverlay = (overlay: string): Settings => {
    const { patches } = parse(read(`${overlay}/kustomization.yaml`)) as { patches: { patch: string }[] };
    return (parse(patches[0]!.patch) as Document).data!;
  };

  const places: Readonly<Record<string, () => Place>> = {
    'k8s/overlays/production': () => {
      const scaled = documentsOf('k8s/components/scaling/scaling.yaml');
      const mostOf = (name: string): number => {
        const { maxReplicas, maxReplicaCount } = scaled.find(({ metadata }) => metadata.name === name)!.spec;
        return (maxReplicas ?? maxReplicaCount)!;
      };
      return {
        settings: settingsOfOverlay('k8s/overlays/production'),
        processesOf: (service) => mostOf(service) + surge,
        allowed: allowedBy('docs/operations.md'),
      };
    },
    'k8s/overlays/local': () => ({
      settings: settingsOfOverlay('k8s/overlays/local'),
      processesOf: (service) => (documentsOf(`k8s/base/${service}.yaml`)[0]!.spec.replicas ?? 1) + surge,
      allowed: allowedBy('k8s/overlays/local/stores.yaml'),
    }),
    'docker-compose.yml with its line of scale-for-a-campaign.md': () => {
      const [line] = /docker compose up [^`]*/.exec(read('docs/runbooks/scale-for-a-campaign.md'))!;
      const scaled = new Map([...line.matchAll(/--scale (\w+)=(\d+)/g)].map(([, name, most]) => [name, Number(most)]));
      return {
        settings: composed.services['orders']!.environment!,
        processesOf: (service) => scaled.get(service) ?? 1, // an old one ends before a new one starts
        allowed: allowedBy('docker-compose.yml'),
      };
    },
  };

  /** On a machine of any size: where DATABASE_URL is set the cores of this one do not count. */
  function heldBy(service: Service, { KAFKA_BROKERS, REDIS_URL, DATABASE_POOL }: Settings, allowed: number): number {
    const DATABASE_URL = 'postgres://elsewhere';
    const config = {
      DATABASE_URL,
      KAFKA_BROKERS,
      REDIS_URL,
      ...(DATABASE_POOL && { DATABASE_POOL: Number(DATABASE_POOL) }),
    };
    return connectionBudget([service], config as HostConfig, allowed).total;
  }

  it.each(Object.entries(places))(
    'are no more than its server allows when all processes of %s run, and 10 are left for migrations and people',
    async (_, placeOf) => {
      const { settings, processesOf, allowed } = placeOf();
      const asked = (await loadServices(owners)).map(
        (service) => processesOf(service.name) * heldBy(service, settings, allowed),
      );

      expect(asked.reduce((sum, each) => sum + each) + 10).toBeLessThanOrEqual(allowed);
    },
  );
});

describe('docker-compose.yml', () => {
  it.each(serviceNames)('runs %s by itself', (name) => {
    expect(composed.services[name]!.command).toEqual(['apps/server/main.js', `--services=${name}`]);
  });

  it('tells every service where the others are', () => {
    for (const name of serviceNames) expect(composed.services[name]!.environment).toMatchObject(addresses);
  });

  it('gives every service its own database and no other, and the migration all of them', () => {
    const databasesOf = (name: string): string[] =>
      Object.keys(composed.services[name]!.environment!).filter((variable) => variable.endsWith('DATABASE_URL'));

    for (const name of owners) expect(databasesOf(name)).toEqual([databaseOf(name)]);
    expect(databasesOf('gateway')).toEqual([]);
    expect(databasesOf('migrate').toSorted()).toEqual([...owners.map(databaseOf), 'DATABASE_URL'].toSorted());
  });

  it('bounds the log of every container, which Docker keeps for ever otherwise', () => {
    for (const [name, { logging }] of Object.entries(composed.services))
      expect([name, logging]).toEqual([name, { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } }]);
  });

  it('names the version of each image that is not built here', () => {
    const others = Object.values(composed.services).map(({ image }) => image);
    for (const image of others.filter((one) => one !== 'fenestra'))
      expect(image).toMatch(/:v?\d+\.\d+\.\d+(-\w+)?$|:\d+\.\d+-\w+$/);
  });

  it('runs the collector of the version that `npm run ops:test` tries', () => {
    const [, tried] = /collector\/otelcol v(\S+)/.exec(read('infra/observability/collector/go.mod'))!;

    expect(composed.services['collector']!.image).toBe(`otel/opentelemetry-collector:${tried}`);
  });
});

describe('k8s', () => {
  it.each(serviceNames)('runs %s by itself, on the port where the others look for it', (name) => {
    const [deployment] = documentsOf(`k8s/base/${name}.yaml`);
    const [container] = deployment!.spec.template!.spec.containers;

    expect(container).toMatchObject({
      name: 'service',
      args: ['apps/server/main.js', `--services=${name}`],
      ports: [
        ...(name === 'desk' ? [] : [{ name: 'http', containerPort: name === 'gateway' ? 3000 : servicePorts[name] }]),
        { name: 'admin', containerPort: 3090 },
      ],
    });
  });

  it('tells every service where the others are', () => {
    const settings = documentsOf('k8s/base/settings.yaml').find(({ kind }) => kind === 'ConfigMap');

    expect(settings!.data).toMatchObject(addresses);
  });

  it('gives every service the secret of its own database and no other, and the migration all of them', () => {
    const databasesOf = (file: string): string[] => {
      const [container] = documentsOf(`k8s/base/${file}.yaml`)[0]!.spec.template!.spec.containers;
      return container!.envFrom
        .flatMap(({ secretRef }) => secretRef?.name ?? [])
        .filter((name) => /-database$|migrate$/.test(name));
    };
    const secretOf = (name: string): string => `fenestra-${name}-database`;

    for (const name of owners) expect(databasesOf(name)).toEqual([secretOf(name)]);
    expect(databasesOf('gateway')).toEqual([]);
    expect(databasesOf('migrate').toSorted()).toEqual([...owners.map(secretOf), 'fenestra-migrate'].toSorted());
  });

  const secretsOf = (service: string) => {
    const [container] = documentsOf(`k8s/base/${service}.yaml`)[0]!.spec.template!.spec.containers;
    return container!.envFrom.flatMap(({ secretRef }) => secretRef ?? []);
  };

  it('has a place for each secret of the settings, which the services that read it know and no others', async () => {
    const places = [...read('k8s/base/settings.yaml').matchAll(/^# {3}(fenestra[\w-]*) +(.*)$/gm)];
    const placeOf = (variable: string): string | undefined =>
      places.find(([, , holds]) => holds!.split(/[ ,;]+/).includes(variable))?.[1];
    const secrets = listSettings(configSchemas(await loadServices(serviceNames))).filter(({ isSecret }) => isSecret);
    const known = secrets.map(({ name }) => {
      const services = serviceNames.filter((service) => secretsOf(service).some((one) => one.name === placeOf(name)));
      return [name, services.toSorted()];
    });

    expect(known.length).toBeGreaterThan(6);
    expect(known).toEqual(
      secrets.map(({ name, readBy }) => [name, (readBy.includes('host') ? [...serviceNames] : readBy).toSorted()]),
    );
  });

  it('waits for no secret that the shop does without: k8s/overlays/local has all the others', () => {
    const { secretGenerator: made } = parse(read('k8s/overlays/local/kustomization.yaml')) as {
      secretGenerator: { name: string }[];
    };
    const needed = serviceNames.flatMap((service) => secretsOf(service).filter(({ optional }) => !optional));

    expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(needed.map(({ name }) => name)));
  });

  it('keeps a place for the command line that is never started by itself, knows what the migration knows and reaches every service', () => {
    const [job, policy] = documentsOf('k8s/components/operator/operator.yaml');
    const [migration] = documentsOf('k8s/base/migrate.yaml');
    const [operator] = job!.spec.jobTemplate!.spec.template.spec.containers;

    expect(job!.spec.suspend).toBe(true);
    expect(operator!.envFrom).toEqual(migration!.spec.template!.spec.containers[0]!.envFrom);
    expect(policy!.spec.podSelector!.matchExpressions![0]!.values.toSorted()).toEqual(owners.toSorted());
  });

  it('opens to the synthetic shopper the services that tell the story of an order, by which it cancels its own', () => {
    const [policy] = documentsOf('k8s/components/synthetic/network.yaml');

    expect(policy!.spec.podSelector!.matchExpressions![0]!.values.toSorted()).toEqual(orderServices.toSorted());
  });

  it('lets KEDA look at brokers that ask who one is by a mechanism that the services use too', () => {
    const [words] = documentsOf('k8s/components/kafka-login/kafka-login.yaml');
    const [, spoken] = /KAFKA_SASL: ([\w-]+)/.exec(read('k8s/components/kafka-login/kustomization.yaml'))!;

    expect(saslMechanisms).toContain(spoken);
    expect(words!.data).toEqual({ tls: 'enable', sasl: spoken!.replace(/-(?=\d)/, '').replaceAll('-', '_') });
  });

  it('allows a process as much memory as compose does, which `npm run capacity` tries', () => {
    const limit = /limits: \{ memory: (\d+)Mi \}/.exec(read('k8s/base/every-service.yaml'));
    const { 'x-service': service } = parse(read('docker-compose.yml')) as { 'x-service': { mem_limit: string } };

    expect(service.mem_limit).toBe(`${limit![1]}m`);
  });

  it('asks for as much memory as docs/capacity.md says that a process takes under load', () => {
    const rows = read('docs/capacity.md').matchAll(/^\| (\w+) +\|(?: \d+ +\|){5} (\d+) +\|$/gm);
    const taken = new Map([...rows].map(([, name, last]) => [name, Number(last)]));

    expect([...taken.keys()].toSorted()).toEqual([...serviceNames].toSorted());
    for (const name of serviceNames) {
      const [, asked] = /requests: \{ memory: (\d+)Mi \}/.exec(read(`k8s/base/${name}.yaml`))!;
      expect(Number(asked)).toBeGreaterThanOrEqual(taken.get(name)!);
    }
  });

  it('waits for an answer about readiness at least a second longer than the process waits for its parts, as Docker does', () => {
    const [, probe] = /readinessProbe:\s*\{.*?timeoutSeconds: (\d+)/s.exec(read('k8s/base/every-service.yaml'))!;
    const [, docker] = /^HEALTHCHECK .*--timeout=(\d+)s/m.exec(read('infra/docker/Dockerfile'))!;

    for (const seconds of [probe, docker])
      expect(Math.max(...Object.values(checkTimeoutMs))).toBeLessThanOrEqual((Number(seconds) - 1) * 1_000);
    expect(statusMs).toBeLessThan(checkTimeoutMs.supporting);
  });

  it('lets a service be reached by those alone that call it', async () => {
    const services = await loadServices(serviceNames);
    const callersOf = (called: string): string[] =>
      services.filter(({ needs = [] }) => needs.some(({ service }) => service === called)).map(({ name }) => name);
    const policies = documentsOf('k8s/base/network.yaml').filter(({ metadata }) => metadata.name.startsWith('to-'));
    const open = policies.map(({ spec }) => [
      spec.podSelector!.matchLabels!['app.kubernetes.io/name'],
      spec
        .ingress!.flatMap(({ from }) => from!.flatMap((one) => one.podSelector.matchExpressions[0]!.values))
        .toSorted(),
    ]);

    expect(Object.fromEntries(open)).toEqual(
      Object.fromEntries(Object.keys(servicePorts).map((name) => [name, callersOf(name).toSorted()])),
    );
  });

  it('scales the services that react to events by how far each of their groups lags behind, not beyond the partitions', () => {
    const topicOf = new Map(everyEvent.map(({ type, topic }) => [type, topic]));
    const objects = documentsOf('k8s/components/scaling/scaling.yaml').filter(({ kind }) => kind === 'ScaledObject');
    const pairs = ({ metadata, spec }: Document): string[] =>
      spec.triggers!.map((trigger) => `${metadata.name}: ${trigger.metadata.consumerGroup} ${trigger.metadata.topic}`);
    const scaled = objects.map(({ metadata }) => metadata.name);
    const wanted = reactions
      .filter(({ service }) => scaled.includes(service))
      .flatMap(({ service, group, types }) =>
        [...new Set([...types].map((type) => topicOf.get(type)))].map((topic) => `${service}: ${group} ${topic}`),
      );

    expect(scaled.toSorted()).toEqual(['notifications', 'orders', 'payments', 'stock']);
    expect(objects.flatMap(pairs).toSorted()).toEqual(wanted.toSorted());
    for (const { spec } of objects) expect(spec.maxReplicaCount).toBeLessThanOrEqual(partitionsPerTopic);
  });
});
