import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { accept } from '@fenestra/domain/result';
import { hostName } from '@fenestra/domain/shop/host-name';
import { textsOf } from '@fenestra/i18n/texts-of';
import { malformedRequest, restException } from '../wire/wire-errors';
import { restResponse } from '../wire/rest-response';
import { successAnswer, parseRequest, Wire, type WireRequest } from '../wire/wire-endpoint';
import { StoreLogEntry } from '../page-log/store-log-entry';
import type { CompressedFile } from '../pages/compressed-file';
import { siteTemplates } from '../pages/site-template';
import { Translations } from '../pages/translations';
import { Storefronts } from '../storefronts';
import { CatalogueFile } from './catalogue-file';
import { Drawings } from './drawings';
import { FindSwatches } from './find-swatches';
import { ListProducts } from './list-products';
import { Postcodes } from './postcodes';

@Controller()
export class CatalogueController {
  constructor(
    private readonly listProducts: ListProducts,
    private readonly postcodes: Postcodes,
    private readonly catalogueFile: CatalogueFile,
    private readonly drawings: Drawings,
    private readonly findSwatches: FindSwatches,
    private readonly storeLogEntry: StoreLogEntry,
    private readonly storefronts: Storefronts,
    private readonly translationsOfShops: Translations,
  ) {}

  @Get(catalogueCalls.listProducts.path)
  products(@Wire() { shop }: WireRequest) {
    return restResponse(catalogueCalls.listProducts, shop, this.listProducts.execute(shop));
  }

  @Get(catalogueCalls.listPostcodes.path)
  async places(
    @Wire() wire: WireRequest,
    @Query('country') country: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    if (typeof country !== 'string') throw malformedRequest(wire.shop);
    return found(wire, await this.postcodes.listFor(country)).send(request, reply);
  }

  @Get('/api/catalogue/:version')
  async catalogue(
    @Wire() wire: WireRequest,
    @Param('version') version: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return found(wire, await this.catalogueFile.find(version)).send(request, reply);
  }

  @Get('/api/drawing/:of/:file')
  async drawing(
    @Wire() wire: WireRequest,
    @Param('of') of: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const drawing = await this.drawings.render(request);
    // A page shows the product that its address names before it knows whether there is one, and a browser complains about a 404.
    if (!drawing.ok && drawing.reason === 'unknown' && of === 'product') return reply.code(204).send();
    if (!drawing.ok) throw restException(wire.shop, drawing);
    return drawing.value.send(request, reply);
  }

  @Get('/api/pictures/:file')
  async picture(
    @Wire() wire: WireRequest,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return found(wire, await this.drawings.renderFile(file)).send(request, reply);
  }

  @Get(catalogueCalls.swatches.path)
  swatches(@Wire() { shop }: WireRequest, @Query() query: unknown) {
    return restResponse(catalogueCalls.swatches, shop, this.findSwatches.byCode(shop, query));
  }

  @Post(catalogueCalls.swatchesByName.path)
  @HttpCode(200)
  swatchesByName(@Wire() request: WireRequest) {
    const parsed = parseRequest(catalogueCalls.swatchesByName.body, request);
    return restResponse(catalogueCalls.swatchesByName, request.shop, this.findSwatches.byName(parsed));
  }

  @Get(catalogueCalls.siteTemplate.path)
  siteTemplate(@Wire() { shop }: WireRequest, @Query() query: { domain?: unknown; template?: unknown }) {
    const { domain, template } = query;
    const known = typeof template === 'string' && Object.hasOwn(siteTemplates, template) && siteTemplates[template];
    if (!known) throw restException(shop, { ok: false, reason: 'unknown' });
    const of = typeof domain === 'string' ? this.storefronts.shopOfHost(domain) : shop;
    const html = known(textsOf(of).shell, this.storefronts.factsOf(of).contact, this.storefronts.originOf(of));
    return restResponse(catalogueCalls.siteTemplate, shop, Promise.resolve(accept({ html })));
  }

  @Post(catalogueCalls.translations.path)
  @HttpCode(200)
  translations(@Wire() request: WireRequest, @Res() reply: FastifyReply): void {
    const { host } = parseRequest(catalogueCalls.translations.body, request).body;
    const shop = this.storefronts.shopOfHost(host);
    const { answer } = catalogueCalls.translations;
    const around = JSON.stringify(successAnswer(answer, { [hostName(host)]: { language: shop.code, texts: {} } }));
    const json = around.replace('"texts":{}', () => `"texts":${this.translationsOfShops.jsonOf(shop)}`);
    void reply.type('application/json; charset=utf-8').send(Buffer.from(json)); // bytes, because it was serialized before
  }

  @Post(pageCalls.log.path)
  @HttpCode(201)
  log(@Wire() request: WireRequest) {
    return restResponse(
      pageCalls.log,
      request.shop,
      this.storeLogEntry.execute(parseRequest(pageCalls.log.body, request)),
    );
  }
}

function found({ shop }: WireRequest, file: CompressedFile | undefined): CompressedFile {
  if (!file) throw restException(shop, { ok: false, reason: 'unknown' });
  return file;
}
