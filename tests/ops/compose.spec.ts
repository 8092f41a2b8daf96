import { randomBytes } from 'node:crypto';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { eventually } from '@fenestra/testing/time';
import { journeyByKeyboard, journeys } from '../browser/journeys';
import { commandOf } from '../harness/rehearsal';
import { Shopper } from '../harness/shopper';
import { deskOfProcesses } from '../system/desk-of-processes';
import { erasedFromKafka } from '../system/erased-from-kafka';
import { erpSide } from '../system/erp-side';
import { feedOrder } from '../system/feed-order';
import { opens } from '../system/internal-calls';
import { internalDoorsApart } from '../system/internal-doors-apart';
import { kafkaRecords } from '../system/kafka-records';
import { paypalTruth } from '../system/paypal-truth';
import { placingOrders } from '../system/placing-orders';
import { recapTruth } from '../system/recap-truth';
import { ComposedShop } from './composed-shop';
import { figure, timed } from './figures';
import { describeWhere } from './here';

/** The same behaviour as embedded and as processes, from containers that share nothing but their network. */
describeWhere('compose')('the shop of docker-compose.yml', () => {
  let shop: ComposedShop;

  beforeAll(async () => {
    shop = await ComposedShop.start();
  }, 900_000);
  afterAll(() => shop[Symbol.asyncDispose]());

  placingOrders(() => shop);
  recapTruth(
    () => shop,
    ({ notification, back }) => notification !== 'never' && back === 'in the same tab',
  );
  paypalTruth(() => shop);
  erpSide(() => shop);
  kafkaRecords(() => shop);
  deskOfProcesses(() => shop);
  internalDoorsApart(() => shop);
  erasedFromKafka(() => shop);
  journeys(() => shop, { onEveryScreen: () => Promise.resolve([]) });
  journeyByKeyboard(() => shop);

  describe('with a second container of orders, which only reads', () => {
    beforeAll(() => shop.runSecond('orders'));
    afterAll(() => shop.secondOf('orders').stop());

    feedOrder(() => shop);
  });

  it('has more processes for a campaign by the command of its runbook, and shoppers of five countries order of them', async () => {
    const more = commandOf('scale-for-a-campaign.md', /docker compose up [^`]*/);
    const [, seconds] = await timed(() => shop.type(more));
    figure('orders from one to three, configuration from one to two, s', seconds);
    expect([await shop.running('orders'), await shop.running('configuration')]).toEqual([3, 2]);

    const { status, stdout } = await shop.operate('synthetic');
    expect([status, stdout.trim().split('\n')]).toEqual([
      0,
      shopCodes.map((code) => expect.stringMatching(`^${code}: order \\S+, cancelled again`)),
    ]);

    await shop.type(more.replaceAll(/=\d+/g, '=1'));
    expect([await shop.running('orders'), await shop.running('configuration')]).toEqual([1, 1]);
  }, 300_000);

  it('sells on after its password was changed as the runbook says, and the one before opens nothing', async () => {
    const until = new URL(shop.databaseServerUrl).password;
    const [, seconds] = await timed(changePassword);
    figure('another password for all databases, s', seconds);

    const { password: renewed } = new URL(shop.databaseServerUrl);
    for (const url of [shop.databaseServerUrl, shop.ownDatabaseUrl('orders')]) {
      expect(await opens(url)).toBe('open');
      expect(await opens(url.replace(renewed, until))).toMatch(/^password authentication failed/);
    }
    await withShopper(async (shopper) => {
      const one = await ordered(shopper);
      await eventually(() => followed(shopper, one));
    });
  }, 300_000);

  /** What was ordered before the moment has to be there, with all that followed of it, though the broker was told that it was read. */
  it('goes back to a moment as the runbook says, before a change of passwords too, and sells on from there', async () => {
    const line = (command: RegExp): string => commandOf('restore-from-backup.md', command);
    const [copied, kept, mistaken] = await withShopper(async (shopper) => {
      const first = await ordered(shopper);
      const [, seconds] = await timed(() => shop.type(line(/docker compose run --rm backup/)));
      figure('copy of all databases, s', seconds);
      await shop.processOf('notifications').stop();
      const second = await ordered(shopper);
      await eventually(() => followed(shopper, second));
      const moment = new Date();
      await shop.processOf('notifications').startAgain();
      await eventually(() => mailed(second));
      return [first, { ...second, moment }, await ordered(shopper)] as const;
    });
    const passwordOfThen = new URL(shop.databaseServerUrl).password;
    await changePassword();

    const [, seconds] = await timed(async () => {
      const moment = /\d{4}-\d\d-\d\dT\S+/;
      const anHourBefore = new Date(kept.moment.getTime() - 3_600_000);
      await shop.type(line(/docker compose stop(?=`)/));
      await shop.type(line(/docker compose run --rm restore [^`]*/).replace(moment, kept.moment.toISOString()));
      await shop.type(line(/docker compose up --detach --wait postgres/));
      await givePassword(passwordOfThen, new URL(shop.databaseServerUrl).password);
      await shop.type(line(/docker compose up --wait orders/));
      await shop.type(line(/docker compose run --rm migrate \S+ orders skip-numbers 1000/));
      await shop.type(line(/docker compose up --wait(?=`)/));
      await shop.type(line(/docker compose run [^`]* outbox replay [^`]*/).replace(moment, anHourBefore.toISOString()));
    });
    figure('gone back to a moment and selling again after, s', seconds);

    await withShopper(async (shopper) => {
      expect((await shopper.get(`/api/order/${copied.token}`)).status).toBe(200);
      expect((await shopper.get(`/api/order/${kept.token}`)).status).toBe(200);
      expect((await shopper.get(`/api/order/${mistaken.token}`)).status).toBe(404);
      await eventually(() => mailed(kept));
      const anew = await ordered(shopper);
      expect(Number(anew.number.slice(-6))).toBeGreaterThan(Number(mistaken.number.slice(-6)) + 900);
      await eventually(() => followed(shopper, anew));
    });
  }, 600_000);

  /** change-a-secret.md, in compose. */
  async function changePassword(): Promise<void> {
    const [until, renewed] = [new URL(shop.databaseServerUrl).password, randomBytes(16).toString('hex')];
    await givePassword(until, renewed);
    shop.writeDown({ POSTGRES_PASSWORD: renewed });
    await shop.type(commandOf('change-a-secret.md', /docker compose up [^`]*/));
  }

  const givePassword = (until: string, renewed: string): Promise<void> =>
    shop.type(
      commandOf('change-a-secret.md', /docker compose exec .*postgres .*/)
        .replace('<old>', until)
        .replace('<new>', renewed),
    );

  async function withShopper<T>(work: (shopper: Shopper) => Promise<T>): Promise<T> {
    const shopper = new Shopper(shop.url);
    try {
      return await work(shopper);
    } finally {
      await shopper.close();
    }
  }

  async function ordered(shopper: Shopper) {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'prevodem_1', 1);
    return { token: body['token'] as string, number: body['objednavkaCislo'] as string };
  }

  const mailed = async ({ number }: { readonly number: string }): Promise<void> =>
    expect((await shop.operate('orders', 'show', number)).stdout).toMatch(/mail \S+: sent/);

  /** Its stock is reserved, and it has been asked to be paid. */
  async function followed(shopper: Shopper, { token }: { readonly token: string }): Promise<void> {
    expect((await shopper.get(`/api/order/${token}`)).body).toHaveProperty('prevod');
  }
});
