import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@fenestra/domain/result';
import { SavedLetters } from './saved-letter.table';
import { SavedOffers } from './saved-offer.table';
import { savedOfferView } from './saved-offer.view';

@Injectable()
export class ReadSavedLetter {
  constructor(
    private readonly letters: SavedLetters,
    private readonly offers: SavedOffers,
  ) {}

  /** For the mail alone: nothing else may learn who saved an offer. */
  async execute(id: string) {
    const found = await this.letters.byId(id);
    const saved = found && (await this.offers.byId(found.savedId));
    if (!saved) return refuse('saved-unknown');
    const { name, email, note, buyer } = found;
    return accept({ letter: { name, email, note, buyer: buyer ?? undefined }, offer: savedOfferView(saved) });
  }
}
