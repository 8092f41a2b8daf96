import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCustomerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { restFault } from '../edge/refusal';
import { answerRest } from '../edge/rest-answer';
import { readAsked, Wire, type WireRequest } from '../edge/wire-endpoint';
import { OfferDocument } from './offer-document';
import { ReadSaved } from './read-saved';
import { SaveConfiguration } from './save-configuration';

const { readSaved, saveConfiguration } = quoteCalls;

@Controller()
export class SavedController {
  constructor(
    private readonly saveConfiguration: SaveConfiguration,
    private readonly readSaved: ReadSaved,
    private readonly offerDocument: OfferDocument,
  ) {}

  @Post(saveConfiguration.path)
  @HttpCode(saveConfiguration.status)
  save(@Wire() request: WireRequest) {
    const told = this.saveConfiguration.execute(readAsked(saveConfiguration.body, request));
    return answerRest(saveConfiguration, request.shop, told);
  }

  @Get(readSaved.path)
  read(@Wire() { shop }: WireRequest, @Param('id') id: string, @Query('cena') price: unknown) {
    return answerRest(readSaved, shop, this.readSaved.execute(shop, id, price === 'dnes' ? 'today' : 'offered'));
  }

  @Get(`${readSaved.path}/nabidka.pdf`)
  async document(
    @Wire() { shop, caller, headers }: WireRequest,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const document = await this.offerDocument.of(id, shop, caller, readCustomerTypeCookie(headers.cookie ?? ''));
    if (!document.ok) throw restFault(shop, document);
    return document.value.send(request, reply);
  }
}
