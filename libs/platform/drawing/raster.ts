import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { accept, type Result } from '@fenestra/domain/result';
import { background, backgroundTask } from '../background/background';
import { unpooledCopy } from '../service/unpooled-copy';
import type { Picture, work } from './rasterise';

const rasterise = backgroundTask<typeof work>(require.resolve('./rasterise'));

/** Bytes of pictures that are kept, by their content; one of 600 pixels has 40 kB. */
const maxCacheBytes = 16_000_000;
const cache = new LRUCache<string, Buffer>({ maxSize: maxCacheBytes, sizeCalculation: (png) => png.length });

/** Draws an SVG as PNG, `width` pixels wide, on white, for a mail or a paper: it is drawn however much there is to do. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  const drawn = await renderCached({ svg, width }, { isPatient: true });
  if (!drawn.ok) throw new Error(`what is patient was refused: ${drawn.reason}`);
  return drawn.value;
}

/** The same for somebody who waits for it, until `signal` says that they have left; refused while too many wait. */
export const renderPngForClient = (svg: string, width: number, signal?: AbortSignal): Promise<Result<Buffer, 'busy'>> =>
  renderCached({ svg, width }, { signal });

async function renderCached(picture: Picture, options: Parameters<typeof background.run>[2]) {
  const key = createHash('sha256').update(`${picture.width} ${picture.svg}`).digest('base64url');
  const known = cache.get(key);
  if (known) return accept(known);
  const drawn = await background.run(rasterise, picture, options);
  if (!drawn.ok) return drawn;
  const png = unpooledCopy(drawn.value);
  cache.set(key, png);
  return accept(png);
}
