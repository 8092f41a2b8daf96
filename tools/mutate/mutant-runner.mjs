import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstFailure } from './run-suites.mjs';
import { Suites } from './suites.mjs';

export class MutantRunner {
  #folder;
  #options;
  #suites;
  /** Suites known to pass, and to fail, without any fault. */
  #sound = new Map();

  constructor(folder, options) {
    this.#folder = folder;
    this.#options = options;
    this.#suites = new Suites(folder);
  }

  /** Returns the fault with its verdict: `caught` with what caught it, `survived`, or `gone` where its line has changed. */
  async run(mutant) {
    const path = join(this.#folder, mutant.file);
    const original = readFileSync(path, 'utf8');
    const mutated = withFault(original, mutant);
    if (mutated === undefined) return { ...mutant, verdict: 'gone' };
    const related = this.#suites.suitesOf(mutant.file);
    for (const suites of this.#options.whole ? [related, undefined] : [related]) {
      const failure = await this.#failureWith({ path, original, mutated }, suites);
      if (failure) return { ...mutant, verdict: 'caught', by: `${failure.suite}: ${failure.title}` };
    }
    return { ...mutant, verdict: 'survived', by: undefined };
  }

  /** Returns the first failure that the fault causes: a suite that fails without it is left out. */
  async #failureWith({ path, original, mutated }, wanted) {
    for (;;) {
      const suites = wanted?.filter((suite) => this.#sound.get(suite) !== false);
      if (suites?.length === 0) return undefined;
      writeFileSync(path, mutated);
      const failure = await firstFailure(this.#folder, suites, this.#options.workers);
      writeFileSync(path, original);
      if (!failure || !suites || (await this.#isSound(failure.suite))) return failure;
    }
  }

  async #isSound(suite) {
    if (!this.#sound.has(suite)) {
      const failure = await firstFailure(this.#folder, [suite], this.#options.workers);
      this.#sound.set(suite, failure === undefined);
    }
    return this.#sound.get(suite);
  }
}

/** Replaces the line by its content, nearest to where it was. */
function withFault(text, { line, before, after }) {
  const lines = text.split('\n');
  const found = lines
    .flatMap((each, at) => (each === before ? [at] : []))
    .sort((one, other) => Math.abs(one + 1 - line) - Math.abs(other + 1 - line))[0];
  return found === undefined ? undefined : lines.with(found, after).join('\n');
}
