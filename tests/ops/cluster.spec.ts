import { cp, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '@fenestra/platform/database/database';
import { switchOff, switchOn } from '@fenestra/server/faults/fault-switch.table';
import { serviceNames } from '@fenestra/server/host/services';
import { makeCertificates } from '@fenestra/testing/certificates';
import { eventually } from '@fenestra/testing/time';
import { program } from './api-server';
import { figure, timed } from './figures';
import { canRun, describeWhere, itWhere } from './here';
import { buildImage, imagesOfKeda } from './image';
import { OneNodeCluster } from './one-node-cluster';
import { SteadyShoppers } from './steady-shoppers';

const root = resolve(__dirname, '../..');
const images = ['fenestra:latest', 'postgres:18.4-bookworm', 'redis:7.0.15-bookworm', 'apache/kafka:4.1.0'];
const deployments = serviceNames.map((name) => `deployment/${name}`);
const people = 2;

describeWhere('cluster')('the shop in a cluster of one node', () => {
  const closing = new AsyncDisposableStack();
  let cluster: OneNodeCluster;
  let url: string;
  let databasePort: number;

  beforeAll(async () => {
    await buildImage();
    const [started, seconds] = await timed(() => OneNodeCluster.start());
    cluster = closing.use(started);
    closing.defer(tellWhatIsWrong);
    figure('node ready, s', seconds);
    const [, brought] = await timed(() => cluster.bring(images));
    figure('images of shop and stores brought, s', brought);
    const [, ready] = await timed(async () => {
      await cluster.apply(join(root, 'k8s/overlays/local'));
      await cluster.kubectl('wait', '--for=condition=Complete', 'job/migrate', '--timeout=300s');
      await rolledOut();
    });
    figure('k8s/overlays/local applied and ready, s', ready);
    figure('processor asked for by all pods', /cpu\s+(\S+)/.exec(await allocated())![1]!);
    await cluster.apply(join(__dirname, 'cluster'));
    await letManyOrder();
    if (canRun('scaling')) await bringKeda();
    databasePort = await cluster.reach('postgres');
    url = `http://127.0.0.1:${await cluster.reach('gateway')}`;
  }, 1_800_000);
  afterAll(() => closing.disposeAsync());

  async function rolledOut(): Promise<void> {
    for (const deployment of [...deployments, 'deployment/sandbox'])
      await cluster.kubectl('rollout', 'status', deployment, '--timeout=300s');
  }

  async function allocated(): Promise<string> {
    return (await cluster.kubectl('describe', 'node')).split('Allocated resources:')[1]!;
  }

  async function bringKeda(): Promise<void> {
    await cluster.bring(await imagesOfKeda(program('keda')));
    await cluster.apply(program('keda'));
  }

  async function tellWhatIsWrong(): Promise<void> {
    const pods = await cluster.kubectl('get', 'pods', '--all-namespaces', '-o', 'wide');
    const unwell = pods.split('\n').filter((line) => line && !/Running|Completed|STATUS/.test(line));
    if (unwell.length === 0) return;
    const warnings = await cluster.kubectl('events', '--all-namespaces', '--types=Warning');
    process.stderr.write(`${[...unwell, ...warnings.split('\n').slice(-30)].join('\n')}\n`);
  }

  const databaseOf = (service: string) =>
    connect(`postgres://postgres:fenestra-local-only@127.0.0.1:${databasePort}/fenestra_${service}`, 'tests', [], 1);

  async function rows<Row>(service: string, sql: string, values: unknown[]): Promise<Row[]> {
    const db = await databaseOf(service);
    try {
      return await db.query<Row[]>(sql, values);
    } finally {
      await db.destroy();
    }
  }

  /** Every acknowledged order is there once, its stock has answered, and its one mail has left. */
  async function nothingLost(numbers: readonly string[]): Promise<void> {
    expect(new Set(numbers).size).toBe(numbers.length);
    await eventually(async () => {
      const found = await rows<{ id: string }>('orders', 'SELECT id FROM orders WHERE number = ANY($1)', [numbers]);
      expect(found).toHaveLength(numbers.length);
      const ids = found.map(({ id }) => id);
      const mails = await rows<{ state: string }>(
        'notifications',
        `SELECT state FROM mail WHERE kind = 'confirmation' AND order_id = ANY($1)`,
        [ids],
      );
      expect(mails.map(({ state }) => state)).toEqual(numbers.map(() => 'sent'));
      const reserved = await rows('stock', 'SELECT order_id FROM reservation WHERE order_id = ANY($1)', [ids]);
      expect(reserved).toHaveLength(numbers.length);
    });
  }

  it.each(['cs', 'sk', 'at', 'de', 'hu'])(
    'sells in the shop %s: configured, ordered, paid at the sandbox, mail read, cancelled',
    async (code) => {
      const name = `shopper-${code}`;
      await cluster.kubectl('create', 'job', name, `--from=cronjob/synthetic-${code}`);
      const [, seconds] = await timed(() =>
        cluster.kubectl('wait', '--for=condition=Complete', `job/${name}`, '--timeout=120s'),
      );
      figure(`an order from configuration to mail in ${code}, s`, seconds);
    },
    180_000,
  );

  it('has a place for the command line, made, used and left as the runbooks say', async () => {
    const runbooks = await readFile(join(root, 'docs/runbooks/README.md'), 'utf8');
    const [made, ready, left] = [...runbooks.matchAll(/^kubectl -n fenestra ([^#\n]*)/gm)].map(([, words]) =>
      words!.trim().split(' '),
    );
    const [, shop] = /`kubectl -n fenestra exec -it (job\/operator -- [^`]*)`/.exec(runbooks)!;
    const [, place] = /`kubectl -n fenestra cp prices <pod of the job>:([^`]*)`/.exec(runbooks)!;
    const operate = (...words: string[]) => cluster.kubectl('exec', ...shop!.split(' '), ...words);
    await cluster.kubectl(...made!);
    await cluster.kubectl(...ready!);
    const pod = await cluster.kubectl('get', 'pods', '--selector=job-name=operator', '-o', 'name');
    await using folder = await mkdtempDisposable(join(tmpdir(), 'fenestra-prices-'));
    const prices = join(folder.path, 'prices');
    const bring = () => cluster.kubectl('cp', prices, `${pod.trim().replace('pod/', '')}:${place}`);
    const shipped = join(root, 'apps/pricing/data');
    await cp(shipped, prices, { recursive: true });
    await writeFile(join(prices, 'manifest.json'), '');
    await bring();
    await cp(shipped, prices, { recursive: true });
    await bring(); // in the place of what was wrong

    expect(await operate('price-list', 'diff', '/tmp/prices')).toMatch(/^changes nothing$/m);
    expect(await operate('orders', 'list', '--limit', '1')).toMatch(/^\d{4}\/\d+/m);
    await cluster.kubectl(...left!);
  });

  it('is restarted, one Deployment after the other, while people order, without one failed answer', async () => {
    await using shoppers = new SteadyShoppers(url, people);
    const [, seconds] = await timed(async () => {
      for (const deployment of deployments) {
        await cluster.kubectl('rollout', 'restart', deployment);
        await cluster.kubectl('rollout', 'status', deployment, '--timeout=180s');
      }
    });
    await shoppers.finish();
    figure('every Deployment restarted, s', seconds);
    figure('orders meanwhile', shoppers.ordered.length);

    expect(shoppers.failures).toEqual([]);
    expect(shoppers.ordered.length).toBeGreaterThan(10);
    await nothingLost(shoppers.ordered);
  }, 900_000);

  it('loses all pods of the node at once while people order, comes back, and has lost nothing that it had acknowledged', async () => {
    await using shoppers = new SteadyShoppers(url, people);
    const soMany = (number: number) =>
      eventually(() => Promise.resolve(expect(shoppers.ordered.length).toBeGreaterThanOrEqual(number)), 180_000);
    await soMany(10);
    const names = `app.kubernetes.io/name in (${serviceNames.join(', ')})`;
    const [, seconds] = await timed(async () => {
      await cluster.kubectl('delete', 'pods', '-l', names, '--force', '--grace-period=0', '--wait=false');
      await eventually(() => Promise.resolve(expect(shoppers.failures).not.toEqual([]))); // until then nobody has noticed
      await soMany(shoppers.ordered.length + people + 1);
    });
    await rolledOut();
    await soMany(shoppers.ordered.length + 20);
    await shoppers.finish();
    figure('orders again after all pods were killed, s', seconds);
    figure('attempts without an answer meanwhile', shoppers.failures.length);

    await nothingLost(shoppers.ordered);
  }, 600_000);

  itWhere('scaling')(
    'has orders run three times by KEDA while its events wait, and once when they are read, without one failed answer',
    async () => {
      const [, ready] = await timed(async () => {
        for (const name of ['keda-operator', 'keda-metrics-apiserver'])
          await cluster.kubectl('rollout', 'status', `deployment/${name}`, '--namespace=keda', '--timeout=300s');
        await cluster.kubectl('wait', '--for=condition=Available', 'apiservice/v1beta1.external.metrics.k8s.io');
        await cluster.apply(join(__dirname, 'cluster-scaling'));
        await cluster.kubectl('wait', '--for=condition=Ready', 'scaledobject/orders', '--timeout=120s');
      });
      figure('KEDA waited for, s', ready);
      await areMoreWhileEventsWait();
    },
    900_000,
  );

  itWhere('scaling')(
    'is made ready for a campaign by the commands of its runbook, and goes back',
    async () => {
      const runbook = await readFile(join(root, 'docs/runbooks/scale-for-a-campaign.md'), 'utf8');
      for (const [service, name] of [['orders', 'scaledobject orders'] as const, ['gateway', 'hpa gateway'] as const]) {
        const [, words, patch] = new RegExp(`kubectl -n fenestra (patch ${name}.*) --patch '(.*?)'`).exec(runbook)!;
        const scale = (to: string) => cluster.kubectl(...words!.split(' '), '--patch', to);
        const [, many] = /:(\d+)/.exec(patch!)!;
        const [, seconds] = await timed(async () => {
          await scale(patch!);
          await replicas(service, '{.status.readyReplicas}', Number(many));
        });
        figure(`${service} ${many} times for a campaign, ready after, s`, seconds);
        await scale(patch!.replace(`:${many}`, ':1'));
        if (service === 'orders') await orders('{.status.replicas}', 1); // by processor nobody scales here: there is no metrics-server
      }
    },
    600_000,
  );

  itWhere('scaling')(
    'moves to brokers that ask who one is, with an authority of their own, and KEDA sees there how many events wait',
    async () => {
      await using folder = await mkdtempDisposable(join(tmpdir(), 'fenestra-brokers-'));
      const { authority, certificate, key } = await makeCertificates(folder.path, 'brokers.fenestra');
      const line = async (file: string) => (await readFile(file, 'utf8')).trim().replaceAll('\n', String.raw`\n`);
      const keystore = 'KAFKA_LISTENER_NAME_LOGIN_SSL_KEYSTORE';
      const literals = [
        `${keystore}_CERTIFICATE_CHAIN=${await line(certificate)}`,
        `${keystore}_KEY=${await line(key)}`,
      ];
      const secret = (name: string, ...from: string[]) => cluster.kubectl('create', 'secret', 'generic', name, ...from);
      await secret('brokers', ...literals.map((literal) => `--from-literal=${literal}`));
      await secret('fenestra-ca', `--from-file=ca.crt=${authority}`);
      await cluster.kubectl('delete', 'job', 'migrate', '--ignore-not-found'); // a Job cannot be changed
      const [, seconds] = await timed(async () => {
        await cluster.apply(join(__dirname, 'cluster-with-login'));
        await cluster.kubectl('rollout', 'status', 'statefulset/brokers', '--timeout=180s');
        await cluster.kubectl('wait', '--for=condition=Complete', 'job/migrate', '--timeout=300s');
        await rolledOut();
      });
      figure('every Deployment moved to other brokers, s', seconds);
      await cluster.kubectl('scale', 'statefulset', 'kafka', '--replicas=0');

      await areMoreWhileEventsWait('with a login: ');
    },
    900_000,
  );

  /** People order while nobody reads what is for the feed: orders are scaled from one to three, and back when it is read. */
  async function areMoreWhileEventsWait(where = ''): Promise<void> {
    await using shoppers = new SteadyShoppers(url, people);
    const db = await databaseOf('orders');
    try {
      await switchOn(db, { fault: 'consumer-stopped', target: 'orders.feed' });
      const [, wanted] = await timed(() => orders('{.spec.replicas}', 3));
      figure(`${where}reading stopped; three of orders wanted after, s`, wanted);
      figure(`${where}orders placed by then`, shoppers.ordered.length);
      const [, run] = await timed(() => orders('{.status.readyReplicas}', 3));
      figure(`${where}and ready after, s`, run);
      await switchOff(db, 'consumer-stopped');
      const [, fewer] = await timed(() => orders('{.status.replicas}', 1));
      figure(`${where}read again; one of orders after, s`, fewer);
    } finally {
      await db.destroy();
    }
    await shoppers.finish();

    expect(shoppers.failures).toEqual([]);
    await nothingLost(shoppers.ordered);
  }

  const orders = (field: string, expected: number) => replicas('orders', field, expected);

  function replicas(service: string, field: string, expected: number): Promise<void> {
    return eventually(async () => {
      const found = await cluster.kubectl('get', `deployment/${service}`, '-o', `jsonpath=${field}`);
      expect(found).toBe(String(expected));
    }, 300_000);
  }

  /** All shoppers of the test come from one address and want the same thing; readers of events are stopped by a switch. */
  async function letManyOrder(): Promise<void> {
    const file = join(root, 'tests/harness/no-limits.json');
    await cluster.kubectl('create', 'configmap', 'no-limits', `--from-file=${file}`);
    const patch = {
      spec: {
        template: {
          spec: {
            containers: [
              {
                name: 'service',
                env: [{ name: 'LIMITS_FILE', value: '/limits/no-limits.json' }],
                volumeMounts: [{ name: 'limits', mountPath: '/limits' }],
              },
            ],
            volumes: [{ name: 'limits', configMap: { name: 'no-limits' } }],
          },
        },
      },
    };
    await cluster.kubectl('patch', 'deployment', 'gateway', '-p', JSON.stringify(patch));
    const held = ['HELD_PIECES=1000000', 'HELD_PIECES_OF_PRODUCT=1000000'];
    await cluster.kubectl('set', 'env', 'deployment/orders', ...held, 'FAULT_SWITCHES=on');
    await rolledOut();
    await cluster.kubectl(
      'exec',
      'deployment/stock',
      '--',
      'node',
      'apps/server/shop.js',
      'stock',
      'set',
      '1007',
      '9999',
    );
  }
});
