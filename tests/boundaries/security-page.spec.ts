import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTool } from '../harness/call-tool';

const page = readFileSync(join(__dirname, '../../docs/security.md'), 'utf8');
const faultsIn = async (text: string) => (await callTool('check-security.mjs', 'securityFaults', text)) as string[];

/** Row of the page that begins so. */
const rowOf = (beginning: string): string => page.split('\n').find((line) => line.startsWith(`| ${beginning} `))!;
const withRow = (beginning: string, row: string): string => page.replace(`${rowOf(beginning)}\n`, row);
const met = 'Everything holds';
const proved = '`libs/domain/invisible-characters.spec.ts`';

test('asvs-levels.json has the 345 requirements of ASVS 5.0.0: 70 of level 1, 183 of level 2, 92 of level 3', () => {
  const file = join(__dirname, '../../tools/asvs-levels.json');
  const levels = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number[]>).flat();
  expect([1, 2, 3].map((level) => levels.filter((each) => each === level).length)).toEqual([70, 183, 92]);
  expect(levels).toHaveLength(345);
});

describe('docs/security.md', () => {
  let ofPage: string[];
  beforeAll(async () => {
    ofPage = await faultsIn(page);
  });

  test('lists each requirement of ASVS 5.0, levels 1 and 2, once, with evidence that exists and right totals', () => {
    expect(ofPage).toEqual([]);
  });

  test.each([
    ['a requirement is missing', withRow('V9.2.1', ''), ['V9.2.1 is missing.']],
    [
      'a requirement is listed twice',
      withRow('V9.2.1', `| V9.2.1, V9.2.1 | ${met} | ${proved} |\n`),
      ['V9.2.1 is listed 2 times.'],
    ],
    [
      'a range covers another row',
      withRow('V9.2.1', `| V9.2.1 to V9.2.2 | ${met} | ${proved} |\n`),
      ['V9.2.2 is listed 2 times.'],
    ],
    [
      'a number is of level 3',
      withRow('V9.2.1', `| V9.2.1 | ${met} | ${proved} |\n| V2.3.5 | ${met} | ${proved} |\n`),
      ['“V2.3.5” names no requirements of level 1 or 2.'],
    ],
    [
      'a row stands in another chapter',
      page.replace(rowOf('V9.2.1'), '').replace(rowOf('V8.3.1'), `${rowOf('V8.3.1')}\n${rowOf('V9.2.1')}`),
      ['V9.2.1 stands under “V8 Authorization”.'],
    ],
    [
      'a requirement is met without evidence',
      withRow('V9.2.1', `| V9.2.1 | ${met} | – |\n`),
      ['V9.2.1 is met without evidence.'],
    ],
    [
      'what does not apply is without a reason',
      withRow('V9.2.1', '| V9.2.1 | Not applicable: | – |\n'),
      ['V9.2.1 is without a statement.'],
    ],
    [
      'a total is wrong',
      page.replace(/(\| V9 [^|]*\| )\d+/, '$10'),
      [expect.stringMatching(/^the total should be V9, \d+, 0, 0\.$/)],
    ],
    ['a total is missing', withRow('V17', ''), [expect.stringMatching(/^the total should be V17, /)]],
    [
      'a test does not exist',
      page.replace('“makes opaque ids of 128 random bits', '“makes guessable ids'),
      ['libs/platform/service/ids.spec.ts has no test “makes guessable ids”.'],
    ],
    [
      'words of a test are not the beginning of a title',
      page.replace('“makes opaque ids of 128 random bits', '“opaque ids of 128 random bits'),
      ['libs/platform/service/ids.spec.ts has no test “opaque ids of 128 random bits”.'],
    ],
    [
      'a file does not exist',
      page.replaceAll('`tests/boundaries/text-is-no-code.ts`', '`tests/nothing.ts`'),
      ['there is no tests/nothing.ts.'],
    ],
    [
      'a linked page does not exist',
      `${page}\n[a decision](decisions/none.md)\n`,
      ['there is no docs/decisions/none.md.'],
    ],
    [
      'a linked heading does not exist',
      page.replace('(security-inventory.md#logs)', '(security-inventory.md#none)'),
      ['docs/security-inventory.md has no heading #none.'],
    ],
    [
      'a limit is without a test',
      `${page}\n| Limit | Proved by |\n| --- | --- |\n| A limit | nothing |\n`,
      ['no test proves “A limit”.'],
    ],
    ['a decision does not exist', `${page}\nSee decision 999.\n`, ['there is no decision 999.']],
    [
      'what is open has no remedy',
      page.replace(/\| V6\.3\.3 +\| sign-in.*\n/, ''),
      ['V6.3.3 is open without a remedy.'],
    ],
    [
      'what is met has a remedy',
      page.replace(/\| V6\.3\.3 +\| sign-in/, '| V6.3.2 | sign-in'),
      ['V6.3.2 has a remedy and is not open.'],
    ],
    ['a pre-release is not named', page.replaceAll('`gensync`', ''), ['does not name the pre-release gensync.']],
  ])('is refused when %s', async (_, text, faults) => {
    const added = (await faultsIn(text)).filter((fault) => !ofPage.includes(fault));
    expect(added.map((fault) => fault.replace('docs/security.md: ', ''))).toEqual(expect.arrayContaining(faults));
  });
});
