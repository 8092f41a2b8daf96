import { createRequire } from 'node:module';

const { noLoopbacks } = createRequire(__filename)('../../tools/programs.cjs') as { noLoopbacks(): string | undefined };

/** Whether all of 127.0.0.0/8 is this machine. */
export const hasWholeLoopback = noLoopbacks() === undefined;

/** `describe` where the machine has more loopback addresses than 127.0.0.1, else a skipped one; `npm test` prints why. */
export const describeOnLoopbacks: typeof describe = hasWholeLoopback ? describe : describe.skip;

/** `it` where the machine has more loopback addresses than 127.0.0.1, else a skipped one. */
export const itOnLoopbacks: typeof it = hasWholeLoopback ? it : it.skip;
