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
import { MailSavedOffer } from './mail-saved-offer';
import { OpenSavedOffer } from './open-saved-offer';
import { ReadOfferDocument } from './read-offer-document';
import { ReadSavedLetter } from './read-saved-letter';
import { savedOfferView } from './saved-offer.view';
import { SavedOffers } from './saved-offer.table';
import { SaveOffer } from './save-offer';

@Controller()
export class SavedOffersController {
  constructor(
    private readonly saveOffer: SaveOffer,
    private readonly mailSavedOffer: MailSavedOffer,
    private readonly openSavedOffer: OpenSavedOffer,
    private readonly readOfferDocument: ReadOfferDocument,
    private readonly readSavedLetter: ReadSavedLetter,
    private readonly offers: SavedOffers,
  ) {}

  @Serve(saveQuote)
  save({ body }: Call<typeof saveQuote>) {
    return this.saveOffer.execute(body);
  }

  @Serve(mailQuote)
  mail({ params: { id }, body }: Call<typeof mailQuote>) {
    return this.mailSavedOffer.execute(id, body);
  }

  @Serve(findQuote)
  async find({ query: { shopId, changeId } }: Call<typeof findQuote>) {
    return accept({ savedId: await this.offers.savedUnder(changeId, shopId) });
  }

  @Serve(findQuotesByNumber)
  async numbered({ params: { number } }: Call<typeof findQuotesByNumber>) {
    return accept({ offers: (await this.offers.byNumber(number)).map(savedOfferView) });
  }

  @Serve(openQuote)
  open({ params: { id }, body: { shopId, price } }: Call<typeof openQuote>) {
    return this.openSavedOffer.execute(id, shopId, price);
  }

  @Serve(readQuotePdf)
  document({ params: { id }, query: { shopId, buyer } }: Call<typeof readQuotePdf>) {
    return this.readOfferDocument.execute(id, shopId, buyer);
  }

  @Serve(readQuoteMailRequest)
  letter({ params: { id } }: Call<typeof readQuoteMailRequest>) {
    return this.readSavedLetter.execute(id);
  }
}
