import { join } from 'node:path';
import { serviceNames } from '@fenestra/server/host/services';
import { seededRandom } from '@fenestra/testing/seeded-random';
import { Books } from '../chaos/rig/books';
import { Fleet } from '../chaos/rig/fleet';
import { deliverGoods } from '../chaos/rig/goods';
import { describeOnOwnAddresses } from '../harness/distributed-shop';
import { buildInto, migrate, startSurroundings } from '../harness/surroundings';
import { DeskVisitor } from '../system/desk-pages';
import { everyEndpoint, statusOf } from '../system/internal-calls';
import { faultsIn } from './faults-in-log';
import { RollingShop } from './rolling-shop';

const seed = 20261127;
const clients = 4;
const ordersPerStep = 6;
const [oldToken, newToken] = ['the-token-until-today', 'the-token-from-today-on'];
const tokens = (value: string) => ({ SERVICE_TOKEN: value, ERP_TOKEN: value, DESK_TOKEN: value });

/** change-a-secret.md: while it rolls, processes that send the one talk with processes that were started with the other. */
describeOnOwnAddresses('tokens change while processes are replaced one by one', () => {
  it('shows no shopper a 5xx and breaks no connection, and in the end the old one opens nothing', async () => {
    await using closing = new AsyncDisposableStack();
    const surroundings = await startSurroundings(closing);
    const program = await buildInto(join(surroundings.folder, 'program'));
    await migrate(program, surroundings.operators);
    const shop = await RollingShop.start(surroundings, program, ['orders'], closing, tokens(oldToken));
    await deliverGoods(new Books(shop), 1_000);
    const fleet = closing.use(new Fleet(shop.url, clients, seededRandom(seed)));
    await fleet.takes(ordersPerStep);
    const all = ['the desk', 'the feed', ...Object.keys(shop.addresses)].toSorted();
    expect(await opened(shop, oldToken)).toEqual(all);

    for (const value of [`${oldToken},${newToken}`, `${newToken},${oldToken}`, newToken]) {
      for (const service of serviceNames) await shop.replace(service, program, tokens(value));
      await fleet.takes(ordersPerStep);
    }

    await fleet.finish(60_000);
    const { later, wrong, broken } = fleet.tally;
    const shown = [...later, ...wrong, ...fleet.ledger.faults];
    const isDisturbed = shown.length + broken > 0;
    expect({ shown, broken, log: isDisturbed ? faultsIn(shop.log) : '' }).toEqual({ shown: [], broken: 0, log: '' });
    expect(await opened(shop, oldToken)).toEqual([]);
    expect(await opened(shop, newToken)).toEqual(all);
  }, 900_000);
});

/** Which doors of the shop a token opens. */
async function opened(shop: RollingShop, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const feed = await fetch(`${shop.url}/erp/v1/events`, { headers: { ...headers, host: 'cs.localhost' } });
  const { location } = await new DeskVisitor(shop.adminUrlOf('desk')).signIn(token);
  const [call] = await everyEndpoint();
  const services = await Promise.all(
    Object.entries(shop.addresses).map(async ([name, url]) => ({
      name,
      opens: (await statusOf(url, call!, headers.authorization)) !== 401,
    })),
  );
  const doors = [
    { name: 'the feed', opens: feed.status === 200 },
    { name: 'the desk', opens: location === '/desk' },
    ...services,
  ];
  return doors.flatMap(({ name, opens }) => (opens ? [name] : [])).toSorted();
}
