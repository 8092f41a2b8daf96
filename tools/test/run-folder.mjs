// The folder for all temporary files of a run. A run copies and deletes a million small files, mostly of databases, which cost
// a third of its CPU time on a disk and a tenth of that in memory (decision 105).
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryDisk = '/dev/shm'; // Linux only
const gigabyte = 2 ** 30;
const minFreeDisk = 8 * gigabyte;
const minFreeMemory = 12 * gigabyte;

/** Returns a new folder: in `TMPDIR` if that is set, else on the memory disk if there is room, else where the system has temporary files. */
export function makeRunFolder(env = process.env) {
  const candidates = env.TMPDIR ? [] : [memoryDisk];
  for (const parent of candidates.filter(hasRoom)) {
    const folder = makeFolder(parent);
    if (runsPrograms(folder)) return folder;
    removeRunFolder(folder);
  }
  return makeFolder(tmpdir());
}

/** Retries for a while: a process that is being killed may still write. */
export const removeRunFolder = (folder) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });

function makeFolder(parent) {
  const folder = mkdtempSync(join(parent, 'fenestra-run-'));
  chmodSync(folder, 0o755); // under root the database has an account of its own
  return folder;
}

function hasRoom(disk) {
  try {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize >= minFreeDisk && (process.availableMemory ?? freemem)() >= minFreeMemory;
  } catch {
    return false; // there is none
  }
}

/** Containers often mount it `noexec`, and some tests run scripts that they write. */
function runsPrograms(folder) {
  const script = join(folder, 'runs-programs');
  writeFileSync(script, '#!/bin/sh\n', { mode: 0o755 });
  try {
    execFileSync(script);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(script);
  }
}
