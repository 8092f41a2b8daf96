/** What this machine can run, as tools/ops-test.mjs has found out and said. */
const here = (process.env['FENESTRA_OPS'] ?? '').split(',');

export type OpsPart = 'compose' | 'manifests' | 'collector' | 'cluster' | 'scaling';

export const canRun = (part: OpsPart): boolean => here.includes(part);

/** `describe` where the machine has what that takes, else a skipped one. */
export const describeWhere = (part: OpsPart): typeof describe => (canRun(part) ? describe : describe.skip);

/** `it` where the machine has what that takes. */
export const itWhere = (part: OpsPart): typeof it => (canRun(part) ? it : it.skip);
