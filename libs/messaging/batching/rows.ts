/** Rows as one array for each column, which is how `unnest` takes them. */
export const columnsOf = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));

/** What a statement has found, in the order in which it was asked for. */
export function inOrderOf<Key, Row>(
  keys: readonly Key[],
  found: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key));
}
