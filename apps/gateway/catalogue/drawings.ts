import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { drawingWidthFor, readDrawing } from '@fenestra/contracts/http/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { callService } from '../edge/call-service';
import { caching, Encoded } from '../pages/encoded';
import { accessoryPicture } from './accessory-picture';
import { profilePicture } from './profile-picture';

type Address = { of: string; file: string };
type Input = Parameters<typeof callService<typeof readDrawing>>[2];

/** Pictures by address. An offer is frozen, so its picture may be kept for ever; a configuration is named with its revision. */
const lifetimes: Readonly<Record<string, string>> = {
  configuration: caching.never,
  offer: caching.immutable,
  stock: caching.hour,
  product: caching.hour,
  opening: caching.hour,
};

/** Bytes: the pictures asked for last stay, and with them how they are compressed. */
const mostKept = 16_000_000;

type Drawn = Result<Encoded, 'unknown' | 'busy'>;

/**
 * Drawings as files: `/api/drawing/offer/{id}.svg`, `.png?sirka=800`. Each stands under one key: its address where that names one picture
 * for some time, else what it shows.
 */
@Injectable()
export class Drawings {
  private readonly kept = new LRUCache<string, Encoded>({ maxSize: mostKept, sizeCalculation: ({ bytes }) => bytes });

  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  /** Unknown where there is nothing to draw. */
  async of(request: FastifyRequest): Promise<Drawn> {
    const asked = askedBy(request);
    if (!asked) return refuse('unknown');
    const { of } = asked.params;
    const lifetime = lifetimes[of] ?? caching.never;
    if (lifetime === caching.never) return this.compressedOnce(await this.draw(asked, lifetime));
    const valid = lifetime === caching.hour ? (await this.catalogues.now()).version : 'for ever';
    const key = JSON.stringify([valid, asked]);
    const known = this.kept.get(key);
    if (known) return accept(known);
    const drawn = await this.draw(asked, lifetime);
    if (drawn.ok) this.kept.set(key, drawn.value);
    return drawn;
  }

  /** A configuration changes under its address, and many are drawn alike: those are kept by what they show. */
  private compressedOnce(drawn: Drawn): Drawn {
    if (!drawn.ok) return drawn;
    const key = drawn.value.etag;
    const known = this.kept.get(key) ?? drawn.value;
    this.kept.set(key, known);
    return accept(known);
  }

  private async draw(asked: Input, lifetime: string): Promise<Drawn> {
    const drawing = await callService(this.configuration, readDrawing, asked);
    if (!drawing.ok) return refuse(drawing.reason === 'busy' ? 'busy' : 'unknown');
    const { data, contentType } = drawing.value;
    return accept(new Encoded(Buffer.from(data, 'base64'), contentType, lifetime));
  }

  /** A picture that the gateway draws itself, by its file name. */
  async ofFile(file: string): Promise<Encoded | undefined> {
    const drawn = (await this.accessory(file)) ?? (await this.profile(file));
    return drawn === undefined ? undefined : new Encoded(drawn, 'image/svg+xml', caching.hour);
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
function askedBy({ params, query }: FastifyRequest): Input | undefined {
  const { of, file } = params as Address;
  const [, id, format] = /^([\w-]{1,40})\.(svg|png)$/.exec(file) ?? [];
  if (!id) return undefined;
  const { sirka, pohled, koty } = query as Record<string, unknown>;
  const look = {
    format,
    width: String(drawingWidthFor(sirka)),
    ...(pohled === 'zvenku' && { view: 'outside' }),
    ...(koty === 'bez' && { plain: 'yes' }),
  };
  return { params: { of, id }, query: look } as Input;
}
