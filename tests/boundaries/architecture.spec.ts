import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServices, serviceNames } from '@fenestra/server/host/services';
import { reactions } from '../chaos/witnesses/reactions';

const picture = /```mermaid\n(.*?)```/s.exec(readFileSync(join(__dirname, '../../ARCHITECTURE.md'), 'utf8'))![1]!;

/** `a` → those to which the picture draws such an arrow from `a`; what is outside of the program is left out. */
function drawn(arrow: string): Record<string, string[]> {
  const lines = picture.split('\n').flatMap((line) => {
    const [from, to] = line.trim().split(arrow);
    return to && isService(from!) ? [[from!, to.split(' & ').filter(isService).toSorted()] as const] : [];
  });
  return Object.fromEntries(lines.filter(([, to]) => to.length > 0));
}

const isService = (name: string): boolean => (serviceNames as string[]).includes(name);

describe('the picture in ARCHITECTURE', () => {
  it('shows who calls whom', async () => {
    const services = await loadServices(serviceNames);
    const calls = services.map(
      ({ name, needs = [] }) => [name, [...new Set(needs.map(({ service }) => service))].toSorted()] as const,
    );

    expect(drawn(' --> ')).toEqual(Object.fromEntries(calls.filter(([, needs]) => needs.length > 0)));
  });

  it('shows no two services that call each other, not even by way of others', () => {
    const calls = drawn(' --> ');
    const reached = (from: string, found = new Set<string>()): Set<string> => {
      for (const to of calls[from] ?? []) if (!found.has(to)) reached(to, found.add(to));
      return found;
    };

    for (const service of serviceNames) expect(reached(service)).not.toContain(service);
  });

  it('shows who hears whose events', () => {
    const writers: Record<string, string> = {
      cart: 'cart',
      configuration: 'configuration',
      order: 'orders',
      reservation: 'stock',
      payment: 'payments',
    };
    const hears = reactions.flatMap(({ service, types }) =>
      [...types].map((type) => ({ from: writers[type.split('.')[1]!]!, to: service })),
    );
    const heard = Map.groupBy(
      hears.filter(({ from, to }) => from !== to),
      ({ from }) => from,
    );

    expect(drawn(' -. events .-> ')).toEqual(
      Object.fromEntries([...heard].map(([from, each]) => [from, [...new Set(each.map(({ to }) => to))].toSorted()])),
    );
  });
});
