import { commands } from './commands';
import { parseArguments } from './parse-arguments';
import { UsageError } from './argument-types';

/** What is answered to what was typed, in lines. */
async function answerTo(typed: string): Promise<string[]> {
  try {
    await parseArguments(typed === '' ? [] : typed.split(' ')).run();
  } catch (fault) {
    if (fault instanceof UsageError) return fault.message.split('\n');
    throw fault;
  }
  throw new Error(`${typed} was carried out`);
}

const heading = expect.stringMatching(/^usage: npm run shop/) as string;
const lineOf = (name: string): string => `  ${commands[name]!.usage}`;
const linesOf = (word: string): string[] =>
  Object.keys(commands)
    .filter((name) => name.split(' ')[0] === word)
    .map(lineOf);

it.each([
  ['orders show', 'something is missing'],
  ['orders cancel 2026/07000001', 'something is missing'],
  ['orders shipped 2026/07000001 --arrives soon', 'soon is no day such as 2026-12-01'],
  ['stock set 1001 many', 'many is no whole number of up to nine digits'],
  ['customers erase jana', 'jana is no e-mail address'],
  ['transfers book 26 1.00 x', '26 is no variable symbol of ten digits'],
  ['transfers book 2607000001 0.00 x', '0.00 is no amount such as 3388.00'],
  ['transfers book 2607000001 100.505 x', '100.505 is no amount such as 3388.00'],
  ['transfers book 2607000001 100.5 x', '100.5 is no amount such as 3388.00'],
  ['transfers returned 5 1.00', '5 is no id of `transfers to-return`'],
  [
    'outbox replay --since never',
    expect.stringMatching(/^--since never: neither a span of time \(2h\), a day /) as string,
  ],
])('%s is answered with what is wrong with it, and how that command is typed', async (typed, words) => {
  const name = typed.split(' ').slice(0, 2).join(' ');
  expect(await answerTo(typed)).toEqual([words, heading, lineOf(name)]);
});

it.each([
  ['orders lists', 'there is no command orders lists', linesOf('orders')],
  ['order list', 'there is no command order list', Object.keys(commands).map(lineOf)],
  ['orders list --bogus', 'there is no option --bogus', linesOf('orders').slice(0, 1)],
  ['orders cancel 1 --reason', '--reason is typed with a value', linesOf('orders')],
  ['stock set 1001 -5', 'there is no option -5', linesOf('stock')],
])('%s is answered with what is not known, and what is', async (typed, words, known) => {
  expect(await answerTo(typed)).toEqual([words, heading, ...known]);
});

it('refuses an option of another command, which it would pass over', async () => {
  expect((await answerTo('stuck --shop cs'))[0]).toBe('stuck has no option --shop');
});

it.each([
  ['stuck now', 'stuck does not take now'],
  ['orders show 2026/07000001 2026/07000002', 'orders show does not take 2026/07000002'],
  ['transfers book 2607000001 3388.00 bank statement', 'transfers book does not take statement'],
  ['orders list cs', 'orders list does not take cs'],
])('%s is refused for the word that would be passed over', async (typed, words) => {
  expect((await answerTo(typed))[0]).toBe(words);
});

it.each([
  ['--help', Object.keys(commands).map(lineOf)],
  ['help', Object.keys(commands).map(lineOf)],
  ['orders --help', linesOf('orders')],
  ['help price-list', linesOf('price-list')],
  ['stock set -h', linesOf('stock')],
])('%s is done by saying what may be typed', async (typed, lines) => {
  const { done, text } = await parseArguments(typed.split(' ')).run();
  expect(done).toBe(true);
  expect(text.split('\n')).toEqual([heading, ...lines]);
});
