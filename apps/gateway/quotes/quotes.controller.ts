import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCustomerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { restException } from '../wire/wire-errors';
import { restResponse } from '../wire/rest-response';
import { parseRequest, Wire, type WireRequest } from '../wire/wire-endpoint';
import { QuotePdf } from './quote-pdf';
import { ReadQuote } from './read-quote';
import { SaveConfiguration } from './save-configuration';

const { readSaved, saveConfiguration } = quoteCalls;

@Controller()
export class QuotesController {
  constructor(
    private readonly saveConfiguration: SaveConfiguration,
    private readonly readSaved: ReadQuote,
    private readonly quotePdf: QuotePdf,
  ) {}

  @Post(saveConfiguration.path)
  @HttpCode(saveConfiguration.status)
  save(@Wire() request: WireRequest) {
    const pending = this.saveConfiguration.execute(parseRequest(saveConfiguration.body, request));
    return restResponse(saveConfiguration, request.shop, pending);
  }

  @Get(readSaved.path)
  read(@Wire() { shop }: WireRequest, @Param('id') id: string, @Query('cena') price: unknown) {
    return restResponse(readSaved, shop, this.readSaved.execute(shop, id, price === 'dnes' ? 'today' : 'offered'));
  }

  @Get(`${readSaved.path}/nabidka.pdf`)
  async document(
    @Wire() { shop, client, headers }: WireRequest,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const document = await this.quotePdf.render(id, shop, client, readCustomerTypeCookie(headers.cookie ?? ''));
    if (!document.ok) throw restException(shop, document);
    return document.value.send(request, reply);
  }
}
