import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readDrawing } from '@fenestra/contracts/http/configuration';
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

/** Anybody may ask for any width: the ones asked for last stay. */
const mostKept = 500;

/** Drawings as files: `/api/drawing/offer/{id}.svg`, `.png?sirka=800`. */
@Injectable()
export class Drawings {
  private readonly kept = new LRUCache<string, Encoded>({ max: mostKept });

  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  /** Undefined where there is nothing to draw. */
  async of(request: FastifyRequest): Promise<Encoded | undefined> {
    const asked = askedBy(request);
    if (!asked) return undefined;
    const { of } = asked.params;
    return lifetimes[of] === caching.hour ? this.once(asked) : this.draw(asked, lifetimes[of] ?? caching.never);
  }

  /** The same for everybody as long as a catalogue is in force. */
  private async once(asked: Input): Promise<Encoded | undefined> {
    const { version } = await this.catalogues.now();
    const key = JSON.stringify([version, asked]);
    const known = this.kept.get(key);
    if (known) return known;
    const drawn = await this.draw(asked, caching.hour);
    if (drawn) this.kept.set(key, drawn);
    return drawn;
  }

  private async draw(asked: Input, lifetime: string): Promise<Encoded | undefined> {
    const drawing = await callService(this.configuration, readDrawing, asked);
    if (!drawing.ok) return undefined;
    const { data, contentType } = drawing.value;
    return new Encoded(Buffer.from(data, 'base64'), contentType, lifetime);
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
    ...(typeof sirka === 'string' && /^\d{2,4}$/.test(sirka) && { width: sirka }),
    ...(pohled === 'zvenku' && { view: 'outside' }),
    ...(koty === 'bez' && { plain: 'yes' }),
  };
  return { params: { of, id }, query: look } as Input;
}
