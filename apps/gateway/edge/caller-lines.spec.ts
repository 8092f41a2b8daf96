import { CallerLines } from './caller-lines';

const enter = (lines: CallerLines, caller: string, name: string, begun: string[]) =>
  lines.enter(caller, () => begun.push(name))!;

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
  expect(lines.enter('a', () => begun.push('3'))).toBeUndefined();
});
