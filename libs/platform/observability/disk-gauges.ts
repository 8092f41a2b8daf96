import { statfs } from 'node:fs/promises';
import { cachedFor, observableGauge } from './observable-gauge';

const cacheMs = 10_000;

const free = observableGauge(
  'fenestra_disk_free_bytes',
  'Of the disk on which the process stands, what it may still take',
  [],
);
const size = observableGauge('fenestra_disk_size_bytes', 'Of the disk on which the process stands', []);

/** Offers how full a folder's disk is; the result ends that. */
export function registerDiskGauges(folder: string): () => void {
  const found = cachedFor(cacheMs, () => statfs(folder));
  const ends = [
    free.addCallback(async () => [{ labels: {}, value: (({ bavail, bsize }) => bavail * bsize)(await found()) }]),
    size.addCallback(async () => [{ labels: {}, value: (({ blocks, bsize }) => blocks * bsize)(await found()) }]),
  ];
  return () => ends.forEach((end) => end());
}
