import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readDrawing } from '@fenestra/contracts/http/configuration';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { callService } from '../edge/call-service';
import { caching, Encoded } from '../pages/encoded';
import { profilePicture } from './profile-picture';

type Address = { of: string; file: string };
type Input = Parameters<typeof callService<typeof readDrawing>>[2];

/** Pictures by address. An offer is frozen, so its picture may be kept for ever; a configuration is named with its revision. */
const lifetimes: Readonly<Record<string, string>> = {
  configuration: caching.never,
  offer: caching.immutable,
  stock: caching.hour,
  product: caching.hour,
};

/** Drawings as files: `/api/drawing/offer/{id}.svg`, `.png?sirka=800`. */
@Injectable()
export class Drawings {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  /** Undefined where there is nothing to draw. */
  async of(request: FastifyRequest): Promise<Encoded | undefined> {
    const { of, file } = request.params as Address;
    const [, id, format] = /^([\w-]{1,40})\.(svg|png)$/.exec(file) ?? [];
    if (!id) return undefined;
    const { sirka, pohled } = request.query as Record<string, unknown>;
    const query = {
      format,
      ...(typeof sirka === 'string' && /^\d{2,4}$/.test(sirka) && { width: sirka }),
      ...(pohled === 'zvenku' && { view: 'outside' }),
    };
    const drawing = await callService(this.configuration, readDrawing, { params: { of, id }, query } as Input);
    if (!drawing.ok) return undefined;
    const { data, contentType } = drawing.value;
    return new Encoded(Buffer.from(data, 'base64'), contentType, lifetimes[of] ?? caching.never);
  }

  /** The section of a profile, `profile-222915-window.svg`: windows and doors of a family share it. */
  async ofProfile(file: string): Promise<Encoded | undefined> {
    const [, id] = /^profile-(\d{1,9})-(?:window|door)\.svg$/.exec(file) ?? [];
    const profile = id && (await this.catalogues.now()).profiles.get(Number(id));
    return profile ? new Encoded(profilePicture(profile), 'image/svg+xml', caching.hour) : undefined;
  }
}
