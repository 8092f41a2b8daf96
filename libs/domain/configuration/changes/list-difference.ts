/** What stands in one list and not at the same place of the other, each once. */
export const listDifference = <Item>(items: readonly Item[], others: readonly Item[]): Item[] => [
  ...new Set(items.filter((item, i) => item !== others[i])),
];
