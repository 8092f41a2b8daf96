import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { serviceNames } from '@fenestra/server/services';
import { eventually } from '@fenestra/testing/time';
import { figure, timed } from './figures';
import { describeWhere } from './here';
import { buildImage } from './image';
import { OneNodeCluster } from './one-node-cluster';
import { SteadyShoppers } from './steady-shoppers';

const root = resolve(__dirname, '../..');
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
    figure('node ready with its images, s', seconds);
    const [, ready] = await timed(async () => {
      await cluster.kubectl('apply', '-k', join(root, 'k8s/overlays/local'));
      await cluster.tellNames();
      await everythingReady();
    });
    figure('k8s/overlays/local applied and ready, s', ready);
    await cluster.kubectl('apply', '-k', join(__dirname, 'cluster'));
    databasePort = await cluster.reach('postgres');
    url = `http://127.0.0.1:${await cluster.reach('gateway')}`;
  }, 1_800_000);
  afterAll(() => closing.disposeAsync(), 180_000);

  const rolledOut = async (): Promise<void> => {
    for (const deployment of [...deployments, 'deployment/sandbox'])
      await cluster.kubectl('rollout', 'status', deployment, '--timeout=300s');
  };
  async function everythingReady(): Promise<void> {
    await cluster.kubectl('wait', '--for=condition=Complete', 'job/migrate', '--timeout=300s');
    await rolledOut();
  }

  async function tellWhatIsWrong(): Promise<void> {
    const pods = await cluster.kubectl('get', 'pods', '-o', 'wide');
    const unwell = pods.split('\n').filter((line) => line && !/Running|Completed|STATUS/.test(line));
    if (unwell.length > 0) process.stderr.write(`${unwell.join('\n')}\n`);
  }

  async function rows<Row extends object>(service: string, sql: string, values: unknown[]): Promise<Row[]> {
    const address = `postgres://postgres:fenestra-local-only@127.0.0.1:${databasePort}/fenestra_${service}`;
    const db = new Client({ connectionString: address });
    await db.connect();
    try {
      return (await db.query<Row>(sql, values)).rows;
    } finally {
      await db.end();
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
    }, 120_000);
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

  it('is restarted, one Deployment after the other, while people order, without one failed answer', async () => {
    await letManyOrder();
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

  it('runs orders three times and once again while people order, without one failed answer', async () => {
    await using shoppers = new SteadyShoppers(url, people);
    for (const replicas of [3, 1]) {
      const [, seconds] = await timed(async () => {
        await cluster.kubectl('scale', 'deployment/orders', `--replicas=${replicas}`);
        await cluster.kubectl('rollout', 'status', 'deployment/orders', '--timeout=180s');
        await eventually(async () => {
          const pods = await cluster.kubectl('get', 'pods', '-l', 'app.kubernetes.io/name=orders', '-o', 'name');
          expect(pods.trim().split('\n')).toHaveLength(replicas);
        }, 90_000);
      });
      figure(`orders run by ${replicas} after, s`, seconds);
    }
    await shoppers.finish();

    expect(shoppers.failures).toEqual([]);
    await nothingLost(shoppers.ordered);
  }, 400_000);

  it('loses all pods of the node at once while people order, comes back, and has lost nothing that it had acknowledged', async () => {
    await using shoppers = new SteadyShoppers(url, people);
    const soMany = (number: number) =>
      eventually(() => Promise.resolve(expect(shoppers.ordered.length).toBeGreaterThanOrEqual(number)), 180_000);
    await soMany(10);
    const names = `app.kubernetes.io/name in (${serviceNames.join(', ')})`;
    await cluster.kubectl('delete', 'pods', '-l', names, '--force', '--grace-period=0', '--wait=false');
    const before = shoppers.ordered.length;
    const [, seconds] = await timed(() => soMany(before + people + 1));
    await rolledOut();
    await soMany(before + 20);
    await shoppers.finish();
    figure('orders again after all pods were killed, s', seconds);
    figure('attempts without an answer meanwhile', shoppers.failures.length);

    await nothingLost(shoppers.ordered);
  }, 600_000);

  /** All shoppers of the test come from one address. */
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
    await cluster.kubectl('set', 'env', 'deployment/orders', 'HELD_PIECES=1000000', 'HELD_PIECES_OF_PRODUCT=1000000');
    await rolledOut();
  }
});
