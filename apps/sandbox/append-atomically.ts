import { fstatSync, ftruncateSync, writeSync } from 'node:fs';

/** Appends all of it or nothing: on a full disk a write may end in the middle, and what follows would be taken for its rest. */
export function appendAtomically(file: number, content: Buffer): void {
  const { size } = fstatSync(file);
  try {
    for (let written = 0; written < content.length;) written += writeSync(file, content, written);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}
