import { CallerLines } from './caller-lines';

const lineOf = (name: string) => [{ name, times: 1 }];
const enter = (lines: CallerLines, caller: string, name: string, begun: string[]) =>
  lines.enter(lineOf(caller), () => begun.push(name))!;

it('answers so many of a caller at once, the next when one is over, and other callers beside them', () => {
  const lines = new CallerLines({ atOnce: 2, waiting: 5 });
  const begun: string[] = [];
  const over = ['1', '2', '3', '4'].map((name) => enter(lines, 'a', name, begun));
  enter(lines, 'b', 'other', begun);
  expect(begun).toEqual(['1', '2', 'other']);

  over[1]!();
  expect(begun).toEqual(['1', '2', 'other', '3']);
});

it('forgets who goes away while they wait, and whoever has nothing in hand', () => {
  const lines = new CallerLines({ atOnce: 1, waiting: 5 });
  const begun: string[] = [];
  const [first, second, third] = ['1', '2', '3'].map((name) => enter(lines, 'a', name, begun));
  second!();
  first!();
  expect(begun).toEqual(['1', '3']);

  third!();
  enter(lines, 'a', '4', begun);
  expect(begun).toEqual(['1', '3', '4']);
});

it('takes nobody when the line is full', () => {
  const lines = new CallerLines({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  ['1', '2'].map((name) => enter(lines, 'a', name, begun));
  expect(lines.enter(lineOf('a'), () => begun.push('3'))).toBeUndefined();
});

describe('networks of one site', () => {
  const site = { name: 'site', times: 2 };
  const enterFrom = (lines: CallerLines, network: string, name: string, begun: string[]) =>
    lines.enter([...lineOf(network), site], () => begun.push(name));

  test('share a wider line, in which the request that has waited longest goes next', () => {
    const lines = new CallerLines({ atOnce: 1, waiting: 5 });
    const begun: string[] = [];
    const over = ['a', 'b', 'c', 'a', 'd'].map((network, nth) => enterFrom(lines, network, `${network}${nth}`, begun)!);
    enter(lines, 'another site', 'other', begun);
    expect(begun).toEqual(['a0', 'b1', 'other']);

    over[1]!();
    over[0]!();
    expect(begun).toEqual(['a0', 'b1', 'other', 'c2', 'a3']);
    over[2]!();
    expect(begun.at(-1)).toBe('d4');
  });

  test('leave room in the wider line when one of them has reached its own bound', () => {
    const lines = new CallerLines({ atOnce: 1, waiting: 5 });
    const begun: string[] = [];
    for (const nth of [0, 1, 2]) enterFrom(lines, 'a', `a${nth}`, begun);
    enterFrom(lines, 'b', 'b3', begun);
    expect(begun).toEqual(['a0', 'b3']);
  });

  test('are refused when the wider line is full, until one that waits there has left', () => {
    const lines = new CallerLines({ atOnce: 1, waiting: 1 });
    const begun: string[] = [];
    const over = ['a', 'b', 'c', 'd'].map((network) => enterFrom(lines, network, network, begun)!);
    expect(enterFrom(lines, 'e', 'e', begun)).toBeUndefined();

    over[2]!();
    enterFrom(lines, 'e', 'e', begun);
    over[0]!();
    over[1]!();
    expect(begun).toEqual(['a', 'b', 'd', 'e']);
  });
});
