import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { QuoteMailRequests } from './quote-mail-request.table';
import { Quotes } from './quote.table';
import { quoteView } from './quote.view';

@Injectable()
export class ReadQuoteMailRequest {
  constructor(
    private readonly mailRequests: QuoteMailRequests,
    private readonly quotes: Quotes,
  ) {}

  /** For the mail alone: nothing else may learn who saved an offer. */
  async execute(id: string) {
    const found = await this.mailRequests.byId(id);
    const stored = found && (await this.quotes.byId(found.savedId));
    if (!stored) return refuse('saved-unknown');
    const { name, email, note, buyer } = found;
    return accept({ letter: { name, email, note, buyer: buyer ?? undefined }, offer: quoteView(stored) });
  }
}
