import { acceptedTokens, bearerCheck } from './accepted-tokens';

const [old, next] = ['the-old-token-of-all', 'the-new-token-of-all'];
const read = (setting: string) => acceptedTokens.parse(setting);

it('a token changes in the three steps of the runbook, and processes of neighbouring steps always understand each other', () => {
  const steps = [old, `${old},${next}`, `${next},${old}`, next].map(read);
  const understands = (called: string[], caller: string[]): boolean => bearerCheck(called)(`Bearer ${caller[0]}`);

  for (const [nth, step] of steps.slice(1).entries())
    expect([understands(step, steps[nth]!), understands(steps[nth]!, step), understands(step, step)]).toEqual([
      true,
      true,
      true,
    ]);
  expect(understands(read(next), read(old))).toBe(false);
});

it.each([undefined, '', 'Bearer', 'Bearer ', old, `Bearer ${old}x`, `bearer ${old}`, `Bearer ${old},${next}`])(
  'is not opened by %j',
  (authorization) => {
    expect(bearerCheck([old, next])(authorization)).toBe(false);
  },
);

it('opens to nobody where there is none', () => {
  expect(bearerCheck([])('Bearer ')).toBe(false);
});
