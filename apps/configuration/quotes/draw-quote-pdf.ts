import type { Quote } from '@fenestra/contracts/http/quotes';
import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { indexedCatalogue, type CataloguesByVersion } from '@fenestra/clients/worker-catalogues';
import { quotePdf } from './quote-pdf';

export type QuotePdfTask = {
  readonly offer: Quote;
  readonly catalogues: CataloguesByVersion;
  readonly shopId: ShopId;
  readonly buyer: Buyer;
  readonly contact: ShopContact;
  readonly link: string;
};

/** Beside the requests: a page of a document takes as long as some twenty of them. */
export function work({ offer, catalogues, shopId, buyer, contact, link }: QuotePdfTask): Promise<Uint8Array> {
  const shop = shopById(shopId);
  const elements = offer.elements.map((element) => {
    const catalogue = indexedCatalogue(catalogues, element.configuration.catalogue);
    return { offer: element, catalogue, shop };
  });
  return quotePdf({ offer, elements, shop, buyer, contact, link });
}
