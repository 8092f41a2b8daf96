import type { SavedOffer } from '@fenestra/contracts/http/quotes';
import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { indexedCatalogue, type CataloguesByVersion } from '@fenestra/clients/worker-catalogues';
import { offerDocument } from './offer-document';

export type OfferToDraw = {
  readonly offer: SavedOffer;
  readonly catalogues: CataloguesByVersion;
  readonly shopId: ShopId;
  readonly buyer: Buyer;
  readonly contact: ShopContact;
  readonly link: string;
};

/** Beside the requests: a page of a document takes as long as some twenty of them. */
export function work({ offer, catalogues, shopId, buyer, contact, link }: OfferToDraw): Promise<Uint8Array> {
  const shop = shopById(shopId);
  const elements = offer.elements.map((one) => {
    const catalogue = indexedCatalogue(catalogues, one.configuration.catalogue);
    return { offer: one, catalogue, shop };
  });
  return offerDocument({ offer, elements, shop, buyer, contact, link });
}
