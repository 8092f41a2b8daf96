import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const { noSmallDisk } = createRequire(__filename)('../../tools/programs.cjs') as { noSmallDisk(): string | undefined };

/** `describe` where a disk can be mounted, else a skipped one; `npm test` says why. */
export const describeOnSmallDisk: typeof describe = noSmallDisk() === undefined ? describe : describe.skip;

/** A disk of so many megabytes that anybody may enter, and that can be filled to the last byte. */
export class SmallDisk implements AsyncDisposable {
  private constructor(readonly folder: string) {}

  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-disk-'));
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
    await chmod(folder, 0o755);
    return new SmallDisk(folder);
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }

  async fill(): Promise<void> {
    const file = await open(this.ballast, 'a');
    try {
      for (const size of [1_000_000, 4_096, 1]) await fillBy(Buffer.alloc(size), (chunk) => file.write(chunk));
    } finally {
      await file.close();
    }
  }

  async makeSpace(): Promise<void> {
    await rm(this.ballast, { force: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.makeSpace();
    spawnSync('umount', ['--lazy', this.folder]); // somebody may still have a file open
    await rmdir(this.folder).catch(() => undefined);
  }
}

async function fillBy(chunk: Buffer, write: (chunk: Buffer) => Promise<unknown>): Promise<void> {
  const isFull = (fault: NodeJS.ErrnoException): boolean => fault.code === 'ENOSPC';
  for (let full = false; !full;)
    await write(chunk).catch((fault: NodeJS.ErrnoException) => {
      if (!isFull(fault)) throw fault;
      full = true;
    });
}
