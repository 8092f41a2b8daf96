import { randomText } from './random-text';

describe('random text', () => {
  it.each([
    [8, 'hex', /^[0-9a-f]{16}$/],
    [16, 'hex', /^[0-9a-f]{32}$/],
    [16, 'base64url', /^[\w-]{22}$/],
  ] as const)('of %i bytes as %s', (bytes, encoding, form) => {
    expect(randomText(bytes, encoding)).toMatch(form);
  });

  it('gives no byte twice, over many fetches and odd lengths', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 5_000; n++) {
      const text = randomText(8 + (n % 9), 'hex');
      for (let at = 0; at + 16 <= text.length; at += 2) seen.add(text.slice(at, at + 16));
    }
    const windows = Array.from({ length: 5_000 }, (_, n) => 1 + (n % 9)).reduce((sum, each) => sum + each, 0);
    expect(seen.size).toBe(windows);
    expect([...seen]).not.toContain('0'.repeat(16));
  });
});
