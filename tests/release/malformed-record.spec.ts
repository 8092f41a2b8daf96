import { spawnSync } from 'node:child_process';
import { hasKafka } from '@fenestra/messaging/testing/kafka-for-tests';
import { type LocalBroker, startLocalBroker } from '@fenestra/messaging/testing/kafka-broker';
import { eventually } from '@fenestra/testing/time';
import { reactions } from '../chaos/witnesses/reactions';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

const { FENESTRA_KCAT: kcat, FENESTRA_JAVA: java } = process.env;
const onKafkaWithKcat = kcat && java && hasKafka() ? describe : describe.skip;
const topic = 'shop.order.v1';
const groups = reactions.filter(({ types }) => types.has('shop.order.placed.v1')).map(({ group }) => group);

type Letter = { id: string; group: string; cause: string; at: { topic: string; partition: number; offset: string } };

onKafkaWithKcat('a shop into whose topic somebody writes an order without a proper id', () => {
  let broker: LocalBroker;
  let shop: ShopProcess;
  let shopper: Shopper;

  beforeAll(async () => {
    broker = await startLocalBroker();
    shop = await ShopProcess.start({ KAFKA_BROKERS: broker.brokers });
    shopper = new Shopper(shop.url);
    kcatOrder();
  });
  afterAll(async () => {
    await shopper.close();
    await shop[Symbol.asyncDispose]();
    await broker.stop();
  });

  function kcatOrder(): void {
    const headers = ['-H', 'ce_id=not-a-uuid', '-H', 'ce_type=shop.order.placed.v1'];
    const args = ['-P', '-b', broker.brokers, '-t', topic, '-p', '3', '-k', 'x', ...headers];
    expect(spawnSync(kcat!, args, { input: '{}\n', encoding: 'utf8' })).toMatchObject({ status: 0 });
  }

  const letters = async (): Promise<Letter[]> =>
    JSON.parse((await shop.operate('dead-letters', 'list', '--json')).stdout) as Letter[];

  /** The values of a metric, by what stands between its braces. */
  async function metric(name: string): Promise<Map<string, number>> {
    const text = await (await fetch(`${shop.adminUrl}/metrics`)).text();
    return new Map(
      [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} (.*)$`, 'gm'))].map(([, at, value]) => [at!, Number(value)]),
    );
  }

  it('shows a letter of every group that reacts to orders, and stays ready', async () => {
    await eventually(async () =>
      expect([...(await metric('fenestra_dead_letters')).values()].reduce((sum, each) => sum + each, 0)).toBe(
        groups.length,
      ),
    );
    const found = await letters();
    expect(found.map(({ group }) => group).sort()).toEqual(groups.toSorted());
    for (const { cause, at } of found)
      expect({ cause, at }).toMatchObject({ cause: 'malformed', at: { topic, partition: 3 } });
    expect((await fetch(`${shop.adminUrl}/health/ready`)).status).toBe(200);
  });

  it('goes on with the orders of that partition', async () => {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1008);
    await shopper.pickUp(cart);
    expect((await shopper.order(cart, 'prevodem_1', 1)).status).toBe(200);

    await eventually(async () => {
      const lag = await metric('fenestra_consumer_lag');
      expect(lag.size).toBeGreaterThan(0);
      expect([...lag].filter(([, behind]) => behind > 0)).toEqual([]);
      expect(new Set((await metric('fenestra_consumer_oldest_seconds')).values())).toEqual(new Set([0]));
    });
    expect(await letters()).toHaveLength(groups.length);
  });

  it('shows its bytes, refuses to hand it over again, and discards it', async () => {
    const [letter] = await letters();
    const shown = await shop.operate('dead-letters', 'show', letter!.id);
    expect(shown.stdout).toContain(Buffer.from('not-a-uuid').toString('base64'));
    const replay = await shop.operate('dead-letters', 'replay', letter!.id);
    expect(replay.status).toBe(1);
    expect(replay.stdout + replay.stderr).toContain('holds no event that could be handed over');
    expect(await shop.operate('dead-letters', 'discard', letter!.id, '--reason', 'sent by hand')).toMatchObject({
      status: 0,
    });

    expect(await letters()).toHaveLength(groups.length - 1);
  });
});
