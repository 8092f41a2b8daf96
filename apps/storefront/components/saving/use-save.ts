import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeHeader, revisionHeader } from '@fenestra/contracts/wire/rest-call';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { lastDayOfSaved } from '@fenestra/domain/pricing/offer-term';
import type { Priced } from '../breakdown/breakdown-table';
import { callerOf } from '../../lib/network/rest-client';
import { rememberOffer } from '../../lib/quotes/saved-offers';
import { todayIn } from '../../lib/shop/shop';
import { useShop } from '../../lib/shop/texts';
import { sendWithCaptcha } from './send-with-captcha';

export type MailRecipient = { readonly name: string; readonly email: string; readonly note: string };

export type SavableElement = {
  readonly configurationId: string;
  readonly quantity: number;
  /** Name and size. */
  readonly title: string;
  readonly profile: string;
  readonly picture: string | null;
  /** Minor units, one piece without VAT. */
  readonly net: number;
  /** One piece with what its price consists of. */
  readonly priced: Priced | null;
  /** A product from stock. */
  readonly stock: boolean;
};

/** What is saved as one offer, which opens again on `route`. */
export type Savable = {
  readonly elements: readonly SavableElement[];
  readonly type: string;
  readonly route: string;
  /** What the shopper sees; saving another state is refused. */
  readonly revision: number;
  /** An answer about it is awaited: it is saved when that is there. */
  readonly awaited?: boolean;
  /** The last day (ISO date) on which an earlier offer holds the price of all of it. */
  readonly offerUntil: string | undefined;
  /** Whose lines the elements are: then they keep what they were offered as. */
  readonly cartId?: string;
};

/** What has been saved, and the state that it is of. */
export type Saved = { readonly savedId: string; readonly state: string };

/**
 * Saves the elements as they are now, and has the link mailed where somebody is to get it (SAVE-05). Where the same state was saved
 * before, that offer is mailed: it keeps its number.
 */
export function useSave(savable: Savable, before?: Saved) {
  const { elements, type, route, revision, awaited = false, cartId } = savable;
  const shop = useShop();
  const changeId = useRef({ of: '', id: '' });
  const saving = useMutation({
    meta: { ownMessage: true },
    networkMode: 'always', // without a connection the shopper is told, and decides when to try again
    mutationFn: async (addressee: MailRecipient | null) => {
      const configurationIds = elements.map(({ configurationId }) => configurationId);
      const state = JSON.stringify([configurationIds, revision]);
      const wanted = JSON.stringify([state, addressee]);
      // A second try of the same is the same request: one offer, one mail.
      if (changeId.current.of !== wanted) changeId.current = { of: wanted, id: crypto.randomUUID() };
      const savedId = before?.state === state ? before.savedId : undefined;
      const headers = { [changeHeader]: changeId.current.id, [revisionHeader]: String(revision) };
      const { host } = window.location;
      const body = { ...addressee, type, route, configurationIds, cartId, savedId, host };
      const saved = await sendWithCaptcha((captchaToken) =>
        callerOf(quoteCalls)('saveConfiguration', { headers, body: { ...body, captchaToken } }),
      );
      const savedOn = todayIn(shop);
      const of = cartId === undefined ? { configurationId: configurationIds[0]!, revision } : undefined;
      const validUntil = lastDayOf(savable, savedOn);
      const stock = elements.every((element) => element.stock);
      rememberOffer({ savedId: saved.savedId, name: nameOf(elements), savedOn, validUntil, stock, of });
      return { ...saved, state };
    },
  });
  return { ...saving, isPending: saving.isPending || awaited };
}

/** ISO date: the last day on which an offer holds that is saved on a day. */
export const lastDayOf = ({ elements, offerUntil }: Savable, savedOn: string): string =>
  lastDayOfSaved(
    elements.map(({ stock }) => ({ stock, offerUntil })),
    savedOn,
  );

/** The first element, and how many more there are. */
function nameOf([first, ...others]: readonly SavableElement[]): string {
  return others.length > 0 ? `${first!.title} + ${others.length}` : first!.title;
}
