import type { ShownGoods } from './goods-html';

/** A line for those who read plain text. */
export const goodsText = ({ times, name, price, details, tree, remarks }: ShownGoods): string =>
  [
    `${times} ${name}: ${price}`,
    ...details.map((detail) => `   ${detail}`),
    ...tree.map(([part, net]) => `   ${part}${net && `, ${net}`}`),
    ...remarks.map((remark) => `   ${remark}`),
  ].join('\n');
