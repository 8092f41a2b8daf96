import type { ShownGoods } from './goods-html';
import type { Row } from './goods-prices';

export const rows = (pairs: readonly Row[]): string => pairs.map(([label, value]) => `${label}: ${value}`).join('\n');

/** A line for those who read plain text. */
export const goodsText = ({ times, name, price, details, tree, remarks }: ShownGoods): string =>
  [
    `${times} ${name}: ${price}`,
    ...details.map((detail) => `   ${detail}`),
    ...tree.map(([part, net]) => `   ${part}${net && `, ${net}`}`),
    ...remarks.map((remark) => `   ${remark}`),
  ].join('\n');
