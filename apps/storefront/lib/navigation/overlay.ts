import { createSharedState } from '../state/shared-state';

/** Texts with the page that the gateway serves for each. */
export const legalPages = {
  terms: '/obchodni-podminky/',
  privacy: '/ochrana-osobnich-udaju/',
  withdrawal: '/odstoupeni-od-smlouvy/',
  complaints: '/reklamace/',
  shipping: '/doprava/',
  payments: '/platba-a-zalohy/',
  accessibility: '/pristupnost/',
} as const;
export type LegalText = keyof typeof legalPages;

/** The legal text that a path leads to. */
export const legalTextAt = (path: string): LegalText | undefined =>
  (Object.keys(legalPages) as LegalText[]).find((text) => legalPages[text] === path);

/** What lies over the page: a legal text, so that nobody has to leave the checkout to read it, or the message to the shop. */
type OverPage = LegalText | 'feedback';

export const [openOverlay, useOverlay] = createSharedState<OverPage | null>(null);
