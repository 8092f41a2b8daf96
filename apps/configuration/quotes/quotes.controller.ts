import { Controller } from '@nestjs/common';
import {
  findQuotesByNumber,
  findQuote,
  mailQuote,
  openQuote,
  readQuotePdf,
  readQuoteMailRequest,
  saveQuote,
} from '@fenestra/contracts/http/quotes';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { MailQuote } from './mail-quote';
import { OpenQuote } from './open-quote';
import { ReadQuotePdf } from './read-quote-pdf';
import { ReadQuoteMailRequest } from './read-quote-mail-request';
import { quoteView } from './quote.view';
import { Quotes } from './quote.table';
import { SaveQuote } from './save-quote';

@Controller()
export class QuotesController {
  constructor(
    private readonly saveQuote: SaveQuote,
    private readonly mailQuote: MailQuote,
    private readonly openQuote: OpenQuote,
    private readonly readQuotePdf: ReadQuotePdf,
    private readonly readQuoteMailRequest: ReadQuoteMailRequest,
    private readonly quotes: Quotes,
  ) {}

  @Serve(saveQuote)
  save({ body }: Call<typeof saveQuote>) {
    return this.saveQuote.execute(body);
  }

  @Serve(mailQuote)
  mail({ params: { id }, body }: Call<typeof mailQuote>) {
    return this.mailQuote.execute(id, body);
  }

  @Serve(findQuote)
  async find({ query: { shopId, changeId } }: Call<typeof findQuote>) {
    return accept({ savedId: await this.quotes.findByChangeId(changeId, shopId) });
  }

  @Serve(findQuotesByNumber)
  async findByNumber({ params: { number } }: Call<typeof findQuotesByNumber>) {
    return accept({ offers: (await this.quotes.byNumber(number)).map(quoteView) });
  }

  @Serve(openQuote)
  open({ params: { id }, body: { shopId, price } }: Call<typeof openQuote>) {
    return this.openQuote.execute(id, shopId, price);
  }

  @Serve(readQuotePdf)
  pdf({ params: { id }, query: { shopId, buyer } }: Call<typeof readQuotePdf>) {
    return this.readQuotePdf.execute(id, shopId, buyer);
  }

  @Serve(readQuoteMailRequest)
  mailRequest({ params: { id } }: Call<typeof readQuoteMailRequest>) {
    return this.readQuoteMailRequest.execute(id);
  }
}
