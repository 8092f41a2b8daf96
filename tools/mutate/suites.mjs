// Finds the suites that a source belongs to: those that import it, directly or by other sources.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const isSuite = /\.spec\.tsx?$/;
/** The domain is imported by more than 200 suites of others; `--whole` runs them all. */
const maxForeignSuites = 20;

/** Suites of apps and libs only: those of tests/ start whole shops. */
export class Suites {
  #root;
  #importers = new Map();

  constructor(root) {
    this.#root = root;
    const files = ['apps', 'libs'].flatMap((folder) => this.#sourcesIn(folder));
    for (const file of files) {
      for (const imported of this.#importsOf(file)) {
        const importers = this.#importers.get(imported) ?? [];
        this.#importers.set(imported, [...importers, file]);
      }
    }
  }

  /** Returns the suites that import a file: those of its app or library first, then by distance, and small ones before large ones. */
  suitesOf(file) {
    const distances = this.#distancesFrom(file);
    const keyOf = (name) => [
      Number(areaOf(name) !== areaOf(file)),
      Number(dirname(name) !== dirname(file)),
      distances.get(name),
      statSync(join(this.#root, name)).size,
    ];
    const suites = [...distances.keys()].filter((name) => isSuite.test(name)).sort(byKeys(keyOf));
    const foreign = suites.filter((name) => areaOf(name) !== areaOf(file));
    return suites.filter((name) => !foreign.slice(maxForeignSuites).includes(name));
  }

  /** Returns how many imports lie between a file and each that needs it. */
  #distancesFrom(file) {
    const distances = new Map([[file, 0]]);
    for (const [name, distance] of distances) {
      for (const importer of this.#importers.get(name) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
    return distances;
  }

  #sourcesIn(folder) {
    return readdirSync(join(this.#root, folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file));
  }

  #importsOf(file) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(this.#root, file), 'utf8'), true, true);
    return new Set(importedFiles.flatMap(({ fileName }) => this.#resolved(fileName, file) ?? []));
  }

  #resolved(name, from) {
    const path = name.startsWith('.')
      ? normalize(join(dirname(from), name))
      : name.replace(
          /^@fenestra\/([^/]+)/,
          (_, part) => (existsSync(join(this.#root, 'libs', part)) ? 'libs/' : 'apps/') + part,
        );
    return [path, `${path}.ts`, `${path}.tsx`].find((file) =>
      statSync(join(this.#root, file), { throwIfNoEntry: false })?.isFile(),
    );
  }
}

const areaOf = (file) => file.split('/').slice(0, 2).join('/');

const byKeys = (keyOf) => (one, other) => {
  const keys = keyOf(other);
  return keyOf(one).reduce((order, key, at) => order || key - keys[at], 0);
};
