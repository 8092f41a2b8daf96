/** Counts findings by rule and by folder, two levels deep. */
export function countsOf(findings) {
  const counts = {};
  for (const { rule, file } of findings) {
    const folder = folderOf(file);
    counts[rule] ??= {};
    counts[rule][folder] = (counts[rule][folder] ?? 0) + 1;
  }
  return sorted(counts);
}

const folderOf = (file) => file.split('/').slice(0, -1).slice(0, 2).join('/') || '.';

const sorted = (value) =>
  typeof value === 'number'
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, inside]) => [key, sorted(inside)])); // prettier-ignore

/** Returns every rule and folder whose count differs from the baseline, with both counts. */
export function differences(counts, baseline) {
  const rules = new Set([...Object.keys(counts), ...Object.keys(baseline)]);
  return [...rules].flatMap((rule) => {
    const [now, before] = [counts[rule] ?? {}, baseline[rule] ?? {}];
    const folders = new Set([...Object.keys(now), ...Object.keys(before)]);
    return [...folders]
      .map((folder) => ({ rule, folder, count: now[folder] ?? 0, allowed: before[folder] ?? 0 }))
      .filter(({ count, allowed }) => count !== allowed);
  });
}

export const isIn = (folder, { file }) => folderOf(file) === folder;
