import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstFailure } from './run-suites.mjs';
import { Suites } from './suites.mjs';

export class MutantRunner {
  #folder;
  #options;
  #suites;
  /** Suites that fail without any fault. */
  #unsound = new Set();

  constructor(folder, options) {
    this.#folder = folder;
    this.#options = options;
    this.#suites = new Suites(folder);
  }

  /** Returns the fault with its verdict: `caught` by a suite and test, `survived`, or `gone` where its line has changed. */
  async run(mutant) {
    const path = join(this.#folder, mutant.file);
    const original = readFileSync(path, 'utf8');
    const mutated = withFault(original, mutant);
    if (mutated === undefined) return { ...mutant, verdict: 'gone', by: undefined };
    writeFileSync(path, mutated);
    try {
      const failure = await this.#failureOf(mutant);
      return { ...mutant, verdict: failure ? 'caught' : 'survived', by: failure };
    } finally {
      writeFileSync(path, original);
    }
  }

  async #failureOf({ file }) {
    const { whole, workers } = this.#options;
    const suites = this.#suites.suitesOf(file).filter((suite) => !this.#unsound.has(suite));
    const related = suites.length > 0 ? await firstFailure(this.#folder, suites, workers) : undefined;
    return related ?? (whole ? await firstFailure(this.#folder, undefined, workers) : undefined);
  }

  /** Runs the suites that caught faults without any fault. Returns one that fails all the same; `run` leaves it out from then on. */
  async unsoundSuiteOf(results) {
    const suites = [...new Set(results.flatMap(({ by }) => by?.suite ?? []))];
    const failure = suites.length > 0 ? await firstFailure(this.#folder, suites, this.#options.workers) : undefined;
    this.#unsound.add(failure?.suite);
    return failure?.suite;
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
