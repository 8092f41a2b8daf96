import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { drawingWidthFor, readDrawing } from '@fenestra/contracts/http/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { callService } from '../wire/call-service';
import { cachePolicies, CompressedFile } from '../pages/compressed-file';
import { accessoryPicture } from './accessory-picture';
import { profilePicture } from './profile-picture';

type Address = { of: string; file: string };
type Input = Parameters<typeof callService<typeof readDrawing>>[2];

/** Pictures by address. An offer is frozen, so its picture may be kept for ever; a configuration is named with its revision. */
const lifetimes: Readonly<Record<string, string>> = {
  configuration: cachePolicies.never,
  offer: cachePolicies.immutable,
  stock: cachePolicies.hour,
  product: cachePolicies.hour,
  opening: cachePolicies.hour,
};

/** Bytes: the pictures asked for last stay, and with them how they are compressed. */
const maxCacheBytes = 16_000_000;

type RenderedFile = Result<CompressedFile, 'unknown' | 'busy'>;

/**
 * Drawings as files: `/api/drawing/offer/{id}.svg`, `.png?sirka=800`. Each stands under one key: its address where that names one picture
 * for some time, else what it shows.
 */
@Injectable()
export class Drawings {
  private readonly cache = new LRUCache<string, CompressedFile>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ estimatedBytes }) => estimatedBytes,
  });

  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  /** Unknown where there is nothing to draw. */
  async render(request: FastifyRequest): Promise<RenderedFile> {
    const drawingInput = parseDrawingInput(request);
    if (!drawingInput) return refuse('unknown');
    const { of } = drawingInput.params;
    const lifetime = lifetimes[of] ?? cachePolicies.never;
    if (lifetime === cachePolicies.never) return this.deduplicate(await this.draw(drawingInput, lifetime));
    const valid = lifetime === cachePolicies.hour ? (await this.catalogues.now()).version : 'for ever';
    const key = JSON.stringify([valid, drawingInput]);
    const cached = this.cache.get(key);
    if (cached) return accept(cached);
    const drawn = await this.draw(drawingInput, lifetime);
    if (drawn.ok) this.cache.set(key, drawn.value);
    return drawn;
  }

  /** A configuration changes under its address, and many are drawn alike: those are kept by what they show. */
  private deduplicate(drawn: RenderedFile): RenderedFile {
    if (!drawn.ok) return drawn;
    const key = drawn.value.etag;
    const cached = this.cache.get(key) ?? drawn.value;
    this.cache.set(key, cached);
    return accept(cached);
  }

  private async draw(drawingInput: Input, lifetime: string): Promise<RenderedFile> {
    const drawing = await callService(this.configuration, readDrawing, drawingInput);
    if (!drawing.ok) return refuse(drawing.reason === 'busy' ? 'busy' : 'unknown');
    const { data, contentType } = drawing.value;
    return accept(new CompressedFile(Buffer.from(data, 'base64'), contentType, lifetime));
  }

  /** A picture that the gateway draws itself, by its file name. */
  async renderFile(file: string): Promise<CompressedFile | undefined> {
    const drawn = (await this.accessory(file)) ?? (await this.profile(file));
    return drawn === undefined ? undefined : new CompressedFile(drawn, 'image/svg+xml', cachePolicies.hour);
  }

  /** `accessory-801.svg` (PICK-03). */
  private async accessory(file: string): Promise<string | undefined> {
    const [, id] = /^accessory-(\d{1,9})\.svg$/.exec(file) ?? [];
    const found = id && (await this.catalogues.now()).accessories.get(Number(id));
    return found ? accessoryPicture(found.picture) : undefined;
  }

  /** The section of a profile, `profile-222915-window.svg`: doors have a higher leaf (PROF-16). */
  private async profile(file: string): Promise<string | undefined> {
    const [, id, kind] = /^profile-(\d{1,9})-(window|door)\.svg$/.exec(file) ?? [];
    const profile = id && (await this.catalogues.now()).profiles.get(Number(id));
    return profile ? profilePicture(profile, kind as 'window' | 'door') : undefined;
  }
}

/** Size and view of the picture that an address names; undefined for one that names none. */
function parseDrawingInput({ params, query }: FastifyRequest): Input | undefined {
  const { of, file } = params as Address;
  const [, id, format] = /^([\w-]{1,40})\.(svg|png)$/.exec(file) ?? [];
  if (!id) return undefined;
  const { sirka, pohled, koty } = query as Record<string, unknown>;
  const viewOptions = {
    format,
    width: String(drawingWidthFor(sirka)),
    ...(pohled === 'zvenku' && { view: 'outside' }),
    ...(koty === 'bez' && { plain: 'yes' }),
  };
  return { params: { of, id }, query: viewOptions } as Input;
}
