import { callTool } from '../harness/call-tool';

type Finding = { readonly rule: string; readonly file: string; readonly text: string };
const rulesOf = (found: unknown): string[] => (found as Finding[]).map(({ rule }) => rule);

describe('the writing check', () => {
  const findings = [
    { rule: 'long comments', file: 'apps/cart/sent/letter.ts', text: '' },
    { rule: 'long comments', file: 'apps/cart/cart.ts', text: '' },
    { rule: 'long comments', file: 'README.md', text: '' },
  ];

  test('the baseline counts breaches by rule and by folder of two levels', async () => {
    expect(await callTool('writing/baseline.mjs', 'countsOf', findings)).toEqual({
      'long comments': { '.': 1, 'apps/cart': 2 },
    });
  });

  test('the comparison reports every count that is not that of the baseline, higher or lower', async () => {
    const baseline = { 'long comments': { '.': 1, 'apps/cart': 3 }, 'long decisions': { 'docs/decisions': 1 } };
    const counts = { 'long comments': { '.': 1, 'apps/cart': 2, 'apps/stock': 1 } };

    expect(await callTool('writing/baseline.mjs', 'differences', counts, baseline)).toEqual([
      { rule: 'long comments', folder: 'apps/cart', count: 2, allowed: 3 },
      { rule: 'long comments', folder: 'apps/stock', count: 1, allowed: 0 },
      { rule: 'long decisions', folder: 'docs/decisions', count: 0, allowed: 1 },
    ]);
  });
});

describe('the check of comments', () => {
  test.each([
    ['a comment with a subject', 'Retries the work after a deadlock. At most three times.', []],
    ['a comment that begins with "What"', 'What becomes of a failed event.', ['comments without a subject']],
    ['a comment of three sentences', 'One. Two. Three.', ['comments of many sentences']],
    ['a comment of 201 characters', 'x'.repeat(201), ['long comments']],
    ['a directive', 'prettier-ignore', []],
  ])('the comment check finds what is wrong with %s', async (_, text, rules) => {
    expect(rulesOf(await callTool('writing/comments.mjs', 'faultsOf', 'a.ts', { text, line: 1 }))).toEqual(rules);
  });

  test('the comment reader joins line comments below each other and reads JSX and strings as code', async () => {
    const code =
      'const a = "// no comment"; // one\n// goes on\n\n/**\n * Two\n * lines\n */\nconst b = <p>// text</p>;\n';
    expect(await callTool('writing/comments.mjs', 'commentsIn', 'a.tsx', code)).toEqual([
      { text: 'one goes on', line: 1 },
      { text: 'Two lines', line: 4 },
    ]);
  });
});

describe('the check of test titles', () => {
  test.each([
    ['the batcher retries items one by one [CART-31]', []],
    ['are answered two at a time', ['test titles without a subject']],
    ['of every shop has a price', ['test titles without a subject']],
    ['%s is refused', ['test titles without a subject']],
    [`the cart ${'x'.repeat(92)}`, ['test titles of more than 100 characters']],
  ])('the title check finds what is wrong with "%s"', async (title, rules) => {
    expect(rulesOf(await callTool('writing/test-titles.mjs', 'faultsOf', 'a.spec.ts', title))).toEqual(rules);
  });
});

describe('the check of documents', () => {
  const sections = (...names: string[]): string => names.map((name) => `\n## ${name}\n`).join('');
  const four = sections('Context', 'Decision', 'Consequences', 'Alternatives');
  const header = (title: string) => `# 0216. ${title}\n\nDate: 2026-11-24 · Status: accepted · Tags: limits\n`;

  test.each([
    ['a decision in the form', `${header('Abuse protection: limits by CPU cost')}${four}`, []],
    ['a title without a topic', `${header('Limits by CPU cost')}${four}`, ['decision titles']],
    ['a header without a date', `# 0216. Limits: by cost\n\nStatus: accepted\n${four}`, ['decision headers']],
    [
      'sections in another order',
      `${header('Limits: by cost')}${sections('Decision', 'Context')}`,
      ['decision sections'],
    ],
    ['a decision of 81 lines', `${header('Limits: by cost')}${four}${'\nx'.repeat(70)}`, ['long decisions']],
  ])('the decision check finds what is wrong with %s', async (_, text, rules) => {
    expect(rulesOf(await callTool('writing/documents.mjs', 'decisionFaults', 'docs/decisions/0216-a.md', text))).toEqual(rules); // prettier-ignore
  });

  test.each([
    ['a runbook of an alert', '# PartDown: a service has lost a dependency\n', ['Meaning', 'Impact', 'Diagnosis', 'Mitigation', 'Resolved when'], []], // prettier-ignore
    ['a runbook of an alert with another title', '# A part is down\n', ['When', 'Steps', 'Check', 'Undo'], ['runbook titles']], // prettier-ignore
    ['a runbook with other sections', '# PartDown: lost\n', ['Meaning'], ['runbook sections']],
  ])('the runbook check finds what is wrong with %s', async (_, title, names, rules) => {
    const text = title + sections(...names);
    expect(rulesOf(await callTool('writing/documents.mjs', 'runbookFaults', 'docs/runbooks/part-down.md', text, ['PartDown']))).toEqual(rules); // prettier-ignore
  });

  test('the citation check reports each cited decision that does not exist', async () => {
    const text = ['decision 72', 'decisions 95 and 98', 'docs/decisions/0104'].join(', ');
    const found = await callTool('writing/documents.mjs', 'citationFaults', 'a.ts', text, [72, 95]);

    expect((found as Finding[]).map(({ text }) => text)).toEqual([
      'a.ts: cites decision 98',
      'a.ts: cites decision 104',
    ]);
  });
});

test.each([
  ['jobs: do not block shutdown on an unreachable Redis', []],
  ['Two of each were measured once more', ['1a2b3c4: the subject is not "<area>: <summary>"']],
  [`jobs: ${'x'.repeat(70)}`, ['1a2b3c4: the subject has 76 characters, of 72']],
])('the check of commits judges "%s"', async (subject, faults) => {
  expect(await callTool('writing/commits.mjs', 'faultOf', '1a2b3c4', subject)).toEqual(faults);
});
