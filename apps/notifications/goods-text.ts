import type { ShownGoods } from './goods-html';
import type { PriceTree } from './goods-prices';
import type { Row } from './mail-words';

/** A line for those who read plain text. */
export const goodsText = ({ times, name, cost, details, tree, remarks }: ShownGoods): string =>
  [
    `${times} ${name}${cost ? `: ${cost.price} ${cost.called} (${cost.beside})` : ''}`,
    ...details.map((detail) => `   ${detail}`),
    ...(tree ? treeLines(tree).map((part) => `   ${part}`) : []),
    ...remarks.map((remark) => `   ${remark}`),
  ].join('\n');

/** Parts stand under the title of their element, set in. */
function treeLines({ groups, sum }: PriceTree): string[] {
  const lines = groups.flatMap(({ title, rows }) =>
    title === null ? rows.map(priced) : [title, ...rows.map((pair) => `   ${priced(pair)}`)],
  );
  return sum === null ? lines : [...lines, priced(sum)];
}

const priced = ([part, net]: Row): string => `${part}${net && `, ${net}`}`;
