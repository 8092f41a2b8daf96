import { Injectable } from '@nestjs/common';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { nameIn, type Names } from '@fenestra/domain/catalogue/names';
import {
  type SwatchSample,
  samplesOf,
  swatchCategories,
  type SwatchCategory,
} from '@fenestra/domain/catalogue/swatches';
import { accept, refuse } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { compileSchema } from '@fenestra/platform/http/compile-schema';
import type { z } from 'zod/mini';
import { malformedRequest } from '../wire/wire-errors';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { pictureUrls } from '../picture-urls';
import { Storefronts } from '../storefronts';

type Swatches = z.output<(typeof catalogueCalls)['swatches']['answer']>;
type ByName = z.output<(typeof catalogueCalls)['swatchesByName']['body']>;

/** Colours and patterns of a category, of the catalogue in force (CFGDATA-13). */
@Injectable()
export class FindSwatches {
  constructor(
    private readonly catalogues: CatalogueCache,
    private readonly storefronts: Storefronts,
  ) {}

  /** In the order of the codes that are asked for; unknown codes are left out (CLR-06). */
  async byCode(shop: Shop, query: unknown): WireResult<Swatches> {
    const read = compileSchema(catalogueCalls.swatches.query).safeParse(query);
    if (!read.success) throw malformedRequest(shop);
    const { codes, category_code: category, domain } = read.data;
    if (!isCategory(category)) return refuse('value-impossible');
    const samples = samplesOf(category, await this.catalogues.now());
    const requested = codes?.split(',').flatMap((code) => samples.find((sample) => sample.code === code.trim()) ?? []);
    return accept(swatchesToWire(requested ?? samples, category, this.shopOf(domain, shop)));
  }

  async byName({ shop, body: { names, category, host } }: ParsedRequest<ByName>): WireResult<Swatches> {
    if (!isCategory(category)) return refuse('value-impossible');
    const { code } = this.shopOf(host, shop);
    const requested = new Set([names].flat().map(normalized));
    const isRequested = (of: Names) => requested.has(normalized(nameIn(of, code)));
    const found = samplesOf(category, await this.catalogues.now(), isRequested);
    return accept(swatchesToWire(found, category, this.shopOf(host, shop)));
  }

  private shopOf(domain: string | undefined, shop: Shop): Shop {
    return domain ? this.storefronts.shopOfHost(domain) : shop;
  }
}

const isCategory = (category: string): boolean => swatchCategories.some((known) => known === category);

const normalized = (name: string): string => name.trim().toLowerCase();

const swatchesToWire = (samples: readonly SwatchSample[], category: SwatchCategory, { code: shop }: Shop): Swatches =>
  samples.map(({ code, hex, names }) => ({
    code,
    name: nameIn(names, shop),
    ...(hex === undefined ? { picture: pictureUrls.opening(code) } : { hex }),
    category,
  }));
