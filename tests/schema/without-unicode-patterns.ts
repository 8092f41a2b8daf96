/** Schemathesis makes texts by Python's patterns, which know no classes of Unicode: such texts are left to chance. */
export function withoutUnicodePatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutUnicodePatterns);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([name, value]) => !(name === 'pattern' && String(value).includes('\\p{')),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutUnicodePatterns(value)]));
}
