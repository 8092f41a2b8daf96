import { alarmQueries, panels } from '../harness/boards';
import { sharedShop } from '../harness/shared-shop';

const open = sharedShop();

it('a shop has every metric that an alarm or a board queries, but that of fault switches', async () => {
  const metrics = await (await fetch(`${open.shop.adminUrl}/metrics`)).text();
  const exposed = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
  const queried = [...alarmQueries, ...panels.map(([, query]) => query)]
    .flatMap((query) => [...query.matchAll(/\b(fenestra|nodejs|process)_\w+/g)].map(([name]) => name))
    .map((name) => (exposed.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '')));

  expect(queried.length).toBeGreaterThan(40);
  // Only a shop with fault switches has that one (tests/release/faults-are-seen.spec.ts).
  expect([...new Set(queried)].filter((name) => !exposed.has(name))).toEqual(['fenestra_fault_switched_on']);
});
