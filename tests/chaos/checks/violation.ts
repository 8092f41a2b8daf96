import type { Evidence } from '../witnesses/evidence';

/** One broken promise in one sentence, with the invariant of messaging 8.4 that it breaks. */
export type Violation = { readonly invariant: string; readonly sentence: string };

/** Looks at the evidence and yields a sentence for everything that must not be. */
export type Check = { readonly invariant: string; readonly find: (evidence: Evidence) => Iterable<string> };
