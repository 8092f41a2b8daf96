/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
export const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** What no storefront sends. */
const hostile: readonly unknown[] = [
  null, true, false, '', ' ', 0, -1, -0.5, 0.1, 1.5, 1e15, 9007199254740993, 1e308, -1e308, 2147483648, '1e999', 'NaN', '-', '0x10',
  [], {}, [[]], [null], { length: 5 }, { toString: 'x' }, 'true', 'false', 'undefined', '٣', '\u0000', '\ud800', '😀'.repeat(50), 'x'.repeat(5_000),
  `'; DROP TABLE cart; --`, '../../etc/passwd', '<script>alert(1)</script>', '${7*7}', '%00', '{{constructor}}', '__proto__', 'constructor',
  '00000000-0000-0000-0000-000000000000', 'A'.repeat(22), '-'.repeat(22), deep(200),
]; // prettier-ignore

const oddNames = ['__proto__', 'constructor', 'toString', 'shopId', 'cartId', 'akce', '', '0', 'size'];

/** A body with up to three wrong places, or a text that is no JSON at all. */
export function mutated(body: unknown, random: Random): string {
  const changed = structuredClone(body);
  const places = placesOf(changed);
  for (let change = 0; change <= random() * 3 && places.length > 0; change++) spoil(pick(places, random), random);
  const text = JSON.stringify(changed);
  if (random() > 0.1) return text;
  return pick([cut, swapped, doubled, (whole: string) => whole.replaceAll('"', `'`)], random)(text, random);
}

type Place = { holder: Record<string, unknown>; name: string };

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesOf(holder[name])]);
}

function spoil({ holder, name }: Place, random: Random): void {
  const kind = random();
  if (kind < 0.1) Reflect.deleteProperty(holder, name);
  else if (kind < 0.2)
    Object.defineProperty(holder, pick(oddNames, random), {
      value: pick(hostile, random),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else if (kind < 0.3) holder[name] = [holder[name], holder[name]];
  else if (kind < 0.4 && typeof holder[name] === 'string') holder[name] = mutated({ inner: holder[name] }, random);
  else holder[name] = pick(hostile, random);
}

const cut = (text: string, random: Random): string => text.slice(0, Math.floor(random() * text.length));
const doubled = (text: string): string => text + text;
function swapped(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0x250)) + text.slice(at + 1);
}
