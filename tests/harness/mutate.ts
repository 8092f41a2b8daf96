/** Numbers from 0 up to 1. */
type Random = () => number;
export const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** What no storefront sends. */
export const hostile: readonly unknown[] = [
  null, true, false, '', ' ', 0, -1, -0.5, 0.1, 1.5, 1e15, 9007199254740993, 1e308, -1e308, 2147483648, '1e999', 'NaN', '-', '0x10',
  [], {}, [[]], [null], { length: 5 }, { toString: 'x' }, 'true', 'false', 'undefined', '٣', '\u0000', 'a\u0000b', '\ud800', '😀'.repeat(50), 'x'.repeat(5_000),
  `'; DROP TABLE cart; --`, '../../etc/passwd', '<script>alert(1)</script>', '${7*7}', '%00', '{{constructor}}', '__proto__', 'constructor',
  '00000000-0000-0000-0000-000000000000', 'A'.repeat(22), '-'.repeat(22), deep(200), Array.from({ length: 2_000 }, (_, nth) => nth),
]; // prettier-ignore

const oddNames = ['__proto__', 'constructor', 'toString', 'shopId', 'cartId', 'akce', '', '0', 'size'];

/** Bodies that are no answer to any form. */
const raw: readonly string[] = [
  '', ' ', 'null', 'NaN', '-', '"', '{', '[]', '[1,2', '\ufeff{}', '{"a":}', '{"akce":"getCart","akce":{}}', '\u0000', 'a=1&b=2',
  '['.repeat(40_000), '{"a":'.repeat(15_000), `{"__proto__":{"shopId":7},"akce":"getCart"}`, '1'.repeat(90_000), '{"shopId":1e400}',
]; // prettier-ignore

/** A body with up to three wrong places, or a text that is no JSON at all. */
export function mutated(body: unknown, random: Random): string {
  const changed = structuredClone(body);
  const places = placesOf(changed);
  for (let change = 0; change <= random() * 3 && places.length > 0; change++) spoil(pick(places, random), random);
  const text = JSON.stringify(changed);
  if (random() > 0.1) return text;
  const distort = pick([cut, swapped, doubled, singleQuoted, () => pick(raw, random)], random);
  return distort(text, random);
}

type Place = { holder: Record<string, unknown>; name: string };

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesOf(holder[name])]);
}

function spoil({ holder, name }: Place, random: Random): void {
  const inner = formIn(holder[name]);
  const kind = random();
  if (inner !== undefined && kind < 0.8) holder[name] = mutated(inner, random);
  else if (kind < 0.1) Reflect.deleteProperty(holder, name);
  else if (kind < 0.2) addOdd(holder, random);
  else if (kind < 0.3) holder[name] = [holder[name], holder[name]];
  else if (kind < 0.6 && isNumeric(holder[name])) holder[name] = likewise(holder[name], anyNumber(random));
  else if (kind < 0.6 && isFilled(holder[name])) holder[name] = anyLength(holder[name], random);
  else holder[name] = pick(hostile, random);
}

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+([.,]\d+)?$/.test(value));
const isFilled = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
const likewise = (value: unknown, number: number): unknown => (typeof value === 'string' ? String(number) : number);

/** A whole number up to 2^53 of either sign, each magnitude as likely as the others. */
const anyNumber = (random: Random): number => Math.floor(2 ** (random() * 53)) * (random() < 0.2 ? -1 : 1);

/** The list repeated to a length of 1 to 4,096. */
function anyLength(list: readonly unknown[], random: Random): unknown[] {
  const length = Math.floor(2 ** (random() * 12));
  return Array.from({ length }, (_, nth) => structuredClone(list[nth % list.length]));
}

/** The order's form travels as a text inside the body. */
function formIn(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** As an own property: assigning to `__proto__` would only change this object's prototype, and nothing would be sent. */
function addOdd(holder: Record<string, unknown>, random: Random): void {
  const value = pick(hostile, random);
  Object.defineProperty(holder, pick(oddNames, random), {
    ...{ value, enumerable: true, configurable: true, writable: true },
  });
}

const cut = (text: string, random: Random): string => text.slice(0, Math.floor(random() * text.length));
const doubled = (text: string): string => text + text;
const singleQuoted = (text: string): string => text.replaceAll('"', `'`);
function swapped(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0x250)) + text.slice(at + 1);
}
