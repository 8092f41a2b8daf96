// The folder for all temporary files of a run. A shop starts on a copy of 4,400 files, which costs 0.3 CPU s in memory and, on an
// ext4 without journal, 1.6 to 4.9 (decision 105).
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
  if (!env.TMPDIR && hasRoom(memoryDisk)) {
    const folder = makeFolder(memoryDisk);
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
