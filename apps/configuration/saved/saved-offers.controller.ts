import { Controller } from '@nestjs/common';
import {
  findNumberedOffers,
  findSavedOffer,
  mailSavedOffer,
  openSavedOffer,
  readOfferDocument,
  readSavedLetter,
  saveOffer,
} from '@fenestra/contracts/http/saved-offers';
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

  @Serve(saveOffer)
  save({ body }: Call<typeof saveOffer>) {
    return this.saveOffer.execute(body);
  }

  @Serve(mailSavedOffer)
  mail({ params: { id }, body }: Call<typeof mailSavedOffer>) {
    return this.mailSavedOffer.execute(id, body);
  }

  @Serve(findSavedOffer)
  async find({ query: { shopId, changeId } }: Call<typeof findSavedOffer>) {
    return accept({ savedId: await this.offers.savedUnder(changeId, shopId) });
  }

  @Serve(findNumberedOffers)
  async numbered({ params: { number } }: Call<typeof findNumberedOffers>) {
    return accept({ offers: (await this.offers.byNumber(number)).map(savedOfferView) });
  }

  @Serve(openSavedOffer)
  open({ params: { id }, body: { shopId, price } }: Call<typeof openSavedOffer>) {
    return this.openSavedOffer.execute(id, shopId, price);
  }

  @Serve(readOfferDocument)
  document({ params: { id }, query: { shopId, buyer } }: Call<typeof readOfferDocument>) {
    return this.readOfferDocument.execute(id, shopId, buyer);
  }

  @Serve(readSavedLetter)
  letter({ params: { id } }: Call<typeof readSavedLetter>) {
    return this.readSavedLetter.execute(id);
  }
}
