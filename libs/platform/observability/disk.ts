import { statfs } from 'node:fs/promises';
import { remembered, watched } from './watched';

const rememberedMs = 10_000;

const free = watched('fenestra_disk_free_bytes', 'Of the disk on which the process stands, what it may still take', []);
const size = watched('fenestra_disk_size_bytes', 'Of the disk on which the process stands', []);

/** Offers how full a folder's disk is; the result ends that. */
export function watchDisk(folder: string): () => void {
  const found = remembered(rememberedMs, () => statfs(folder));
  const ends = [
    free.watch(async () => [{ labels: {}, value: (({ bavail, bsize }) => bavail * bsize)(await found()) }]),
    size.watch(async () => [{ labels: {}, value: (({ blocks, bsize }) => blocks * bsize)(await found()) }]),
  ];
  return () => ends.forEach((end) => end());
}
