// A file of contracts in which a part that stands at several places, such as a line of a cart, is written once.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type Packed = { readonly parts: readonly Json[]; readonly whole: Json };

const worthwhile = 60; // characters; a reference has about ten

export function pack(whole: Json): Packed {
  const times = new Map<string, number>();
  eachPart(whole, (text) => times.set(text, (times.get(text) ?? 0) + 1));
  const parts: Json[] = [];
  const places = new Map<string, number>();
  const packPart = (part: Json): Json => {
    if (!isCompound(part)) return part;
    const text = JSON.stringify(part);
    if (text.length < worthwhile || times.get(text) === 1) return inside(part, packPart);
    if (!places.has(text)) places.set(text, parts.push(inside(part, packPart)) - 1);
    return { $part: places.get(text)! };
  };
  const packed = packPart(whole);
  return { parts, whole: packed };
}

export function unpack({ parts, whole }: Packed): Json {
  const unpackPart = (part: Json): Json => {
    if (!isCompound(part)) return part;
    return '$part' in part ? unpackPart(parts[part['$part'] as number]!) : inside(part, unpackPart);
  };
  return unpackPart(whole);
}

function eachPart(part: Json, see: (text: string) => void): void {
  if (!isCompound(part)) return;
  see(JSON.stringify(part));
  for (const each of Object.values(part)) eachPart(each, see);
}

type Compound = Readonly<Record<string, Json>>;
const isCompound = (part: Json): part is Compound => typeof part === 'object' && part !== null;

function inside(part: Compound, change: (part: Json) => Json): Json {
  if (Array.isArray(part)) return (part as readonly Json[]).map(change);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(value)]));
}
