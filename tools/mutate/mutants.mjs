// Chooses faults by the hash of their content, so that a change elsewhere in the sources leaves the choice as it is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compiler } from './compiler.mjs';
import { pointsOf } from './points.mjs';

const areas = {
  domain: 'libs/domain',
  messaging: 'libs/messaging',
  orders: 'apps/orders',
  payments: 'apps/payments',
  gateway: 'apps/gateway',
  cart: 'apps/cart',
  notifications: 'apps/notifications',
  storefront: 'apps/storefront',
};

const isSource = /\.tsx?$/;
const isNoProduct = /(^|\/)(node_modules|dist|testing|migrations|data)\/|\.(spec|builder|d)\.tsx?$|vite\.config/;

/** Returns `count` faults spread over areas and kinds: at most one per file, and each passes the compiler. */
export function chooseMutants(root, { count, seed }) {
  const compiler = new Compiler(root);
  const streams = Object.entries(areas).map(([area, folder]) => mutantsOf(root, { area, folder, seed, compiler }));
  const chosen = [];
  for (let turn = 0; chosen.length < count; turn++) {
    const { value } = streams[turn % streams.length].next();
    if (!value) throw new Error(`The sources have fewer than ${count} places for faults.`);
    chosen.push(value);
  }
  return chosen;
}

/** Yields the faults of an area, its kinds taking turns. */
function* mutantsOf(root, { area, folder, seed, compiler }) {
  const rank = (...content) =>
    createHash('sha256')
      .update([seed, ...content].join('\0'))
      .digest('hex');
  const points = sourcesIn(root, folder).flatMap((file) =>
    pointsOf(file, readFileSync(join(root, file), 'utf8')).map((point) => ({ ...point, area, file })),
  );
  const sorted = sortedBy(points, (point) => rank(point.file, point.kind, point.before, point.nth));
  const kinds = sortedBy([...new Set(points.map(({ kind }) => kind))], (kind) => rank(area, kind));
  const ranked = kinds.map((kind) => sorted.filter((point) => point.kind === kind));
  const files = new Set();
  while (ranked.some((queue) => queue.length > 0)) {
    for (const queue of ranked) {
      const mutant = firstThatCompiles(queue, compiler, files);
      if (!mutant) continue;
      files.add(mutant.file);
      yield mutant;
    }
  }
}

function firstThatCompiles(queue, compiler, files) {
  while (queue.length > 0) {
    const point = queue.shift();
    const mutant = files.has(point.file) ? undefined : compiler.mutantAt(point);
    if (mutant) return mutant;
  }
  return undefined;
}

function sortedBy(items, keyOf) {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}

const sourcesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((file) => isSource.test(file) && !isNoProduct.test(file))
    .sort();
