import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAddress } from '../../../lib/address';
import { changeHeader } from '@fenestra/contracts/wire/rest-calls';
import { callRest } from '../../../lib/rest-client';
import { lineTitle } from '../../../lib/line-title';
import { rememberOffer } from '../../../lib/saved-offers';
import { todayIn } from '../../../lib/shop';
import { useShop } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';

export type Addressee = { readonly name: string; readonly email: string; readonly note: string };

/** Saves the configuration as it is now, and has the link mailed where somebody is to get it (SAVE-05). */
export function useSave() {
  const shop = useShop();
  const { pathname } = useAddress();
  const { product } = useConfiguration();
  const { data } = product.product;
  const changeId = useRef({ of: '', id: '' });
  return useMutation({
    meta: { ownMessage: true },
    mutationFn: async (addressee: Addressee | null) => {
      const wanted = JSON.stringify([product.configurationId, product.revision, addressee]);
      // A second try of the same is the same request: one offer, one mail.
      if (changeId.current.of !== wanted) changeId.current = { of: wanted, id: crypto.randomUUID() };
      const saved = await callRest('saveConfiguration', {
        headers: { [changeHeader]: changeId.current.id },
        body: {
          ...addressee,
          type: data.type,
          route: pathname,
          configurationIds: [product.configurationId],
          host: window.location.host,
        },
      });
      rememberOffer({ savedId: saved.savedId, name: lineTitle(data.name, product), savedOn: todayIn(shop) });
      return saved;
    },
  });
}
