/** A name that is gone on purpose; null where nothing takes its place. */
export type NameChange = { readonly old: string; readonly next: string | null };

/**
 * Reads lines such as `topics: shop.a.v1 → shop.b.v1 | reason` and `topics: shop.a.v1 → removed | reason`. A line of another form
 * throws.
 */
export function changesIn(text: string): NameChange[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, kind, old, next] = /^([^:]+): (.+) → (.+) \| \S/.exec(line) ?? [];
    if (!kind || !old || !next) throw new Error(`not "<kind>: <old> → <new or removed> | <reason>": ${line}`);
    return { old: `${kind}: ${old}`, next: next === 'removed' ? null : `${kind}: ${next}` };
  });
}

/** Returns a sentence for each name that appears or disappears without a record, and for each record that is not true. */
export function faultsOfNames(
  recorded: readonly string[],
  present: readonly string[],
  changes: readonly NameChange[],
): string[] {
  const [before, now, changed] = [new Set(recorded), new Set(present), new Set(changes.map(({ old }) => old))];
  const renewed = 'run the spec with RENEW_PUBLIC_NAMES=1';
  return [
    ...recorded
      .filter((name) => !now.has(name))
      .map((name) =>
        changed.has(name)
          ? `${name} is gone as recorded: ${renewed}`
          : `${name} is gone: restore it, or enter it in docs/public-name-changes.txt`,
      ),
    ...present.filter((name) => !before.has(name)).map((name) => `${name} is new: ${renewed}`),
    ...changes.filter(({ old }) => now.has(old)).map(({ old }) => `${old} is entered as gone and still exists`),
    ...changes.flatMap(({ old, next }) =>
      next === null || now.has(next) ? [] : [`${old} is entered as renamed to ${next}, which does not exist`],
    ),
  ];
}

/** Whether a list may be written again: no name is gone without a record. */
export const isRenewable = (faults: readonly string[]): boolean =>
  faults.every((fault) => fault.endsWith('RENEW_PUBLIC_NAMES=1'));
