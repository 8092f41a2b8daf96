/** Rows as one array for each column, which is how `unnest` takes them. */
export const columnsOf = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));

/**
 * For a statement that is given rows as columns, `$1` their ids: the value of `column` that belongs to the row at hand. Such rows
 * are found with `id = ANY($1)`: a join with `unnest`, planned while the table was small, would go on reading all of it.
 */
export const valueByRowId = (column: `$${number}::${string}[]`, ids = '$1::text[]'): string =>
  `(${column})[array_position(${ids}, id)]`;

/** What a statement has found, in the order in which it was asked for. */
export function sortByKeys<Key, Row>(
  keys: readonly Key[],
  found: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key));
}
