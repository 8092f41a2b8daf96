import type { MailGoodsLine } from './goods-html';
import type { PriceRows } from './goods-prices';
import type { Row } from './mail-texts';

/** A line for those who read plain text. */
export const goodsText = ({ times, name, cost, details, tree, remarks }: MailGoodsLine): string =>
  [
    `${times} ${name}${cost ? `: ${cost.price} ${cost.called} (${cost.beside})` : ''}`,
    ...details.map((detail) => `   ${detail}`),
    ...(tree ? priceLines(tree).map((part) => `   ${part}`) : []),
    ...remarks.map((remark) => `   ${remark}`),
  ].join('\n');

/** Parts stand under the title of their element, set in. */
function priceLines({ groups, total }: PriceRows): string[] {
  const lines = groups.flatMap(({ title, rows }) =>
    title === null ? rows.map(priced) : [title, ...rows.map((pair) => `   ${priced(pair)}`)],
  );
  return total === null ? lines : [...lines, priced(total)];
}

const priced = ([part, net]: Row): string => `${part}${net && `, ${net}`}`;
