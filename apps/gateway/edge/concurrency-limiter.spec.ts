import { ConcurrencyLimiter } from './concurrency-limiter';

const networksOf = (name: string) => [{ name, multiple: 1 }];
const enter = (limiter: ConcurrencyLimiter, client: string, name: string, started: string[]) =>
  limiter.enter(networksOf(client), () => started.push(name))!;

it('answers so many of a caller at once, the next when one is over, and other callers beside them', () => {
  const limiter = new ConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 5 });
  const started: string[] = [];
  const over = ['1', '2', '3', '4'].map((name) => enter(limiter, 'a', name, started));
  enter(limiter, 'b', 'other', started);
  expect(started).toEqual(['1', '2', 'other']);

  over[1]!();
  expect(started).toEqual(['1', '2', 'other', '3']);
});

it('forgets who goes away while they wait, and whoever has nothing in hand', () => {
  const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 5 });
  const started: string[] = [];
  const [first, second, third] = ['1', '2', '3'].map((name) => enter(limiter, 'a', name, started));
  second!();
  first!();
  expect(started).toEqual(['1', '3']);

  third!();
  enter(limiter, 'a', '4', started);
  expect(started).toEqual(['1', '3', '4']);
});

it('takes nobody when the line is full', () => {
  const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1 });
  const started: string[] = [];
  ['1', '2'].map((name) => enter(limiter, 'a', name, started));
  expect(limiter.enter(networksOf('a'), () => started.push('3'))).toBeUndefined();
});

describe('networks of one site', () => {
  const site = { name: 'site', multiple: 2 };
  const enterFrom = (limiter: ConcurrencyLimiter, network: string, name: string, started: string[]) =>
    limiter.enter([...networksOf(network), site], () => started.push(name));

  test('share a wider line, in which the request that has waited longest goes next', () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 5 });
    const started: string[] = [];
    const over = ['a', 'b', 'c', 'a', 'd'].map((network, nth) =>
      enterFrom(limiter, network, `${network}${nth}`, started)!,
    );
    enter(limiter, 'another site', 'other', started);
    expect(started).toEqual(['a0', 'b1', 'other']);

    over[1]!();
    over[0]!();
    expect(started).toEqual(['a0', 'b1', 'other', 'c2', 'a3']);
    over[2]!();
    expect(started.at(-1)).toBe('d4');
  });

  test('leave room in the wider line when one of them has reached its own bound', () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 5 });
    const started: string[] = [];
    for (const nth of [0, 1, 2]) enterFrom(limiter, 'a', `a${nth}`, started);
    enterFrom(limiter, 'b', 'b3', started);
    expect(started).toEqual(['a0', 'b3']);
  });

  test('are refused when the wider line is full, until one that waits there has left', () => {
    const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1 });
    const started: string[] = [];
    const over = ['a', 'b', 'c', 'd'].map((network) => enterFrom(limiter, network, network, started)!);
    expect(enterFrom(limiter, 'e', 'e', started)).toBeUndefined();

    over[2]!();
    enterFrom(limiter, 'e', 'e', started);
    over[0]!();
    over[1]!();
    expect(started).toEqual(['a', 'b', 'd', 'e']);
  });
});
