import { useSyncExternalStore } from 'react';

/** Texts with the page that the gateway serves for each. */
export const legalPages = {
  terms: '/obchodni-podminky/',
  privacy: '/ochrana-osobnich-udaju/',
  withdrawal: '/odstoupeni-od-smlouvy/',
  shipping: '/doprava/',
  payments: '/platba-a-zalohy/',
} as const;
export type LegalText = keyof typeof legalPages;

/** The legal text that a path leads to. */
export const legalTextAt = (path: string): LegalText | undefined =>
  (Object.keys(legalPages) as LegalText[]).find((text) => legalPages[text] === path);

let open: LegalText | null = null;
const listeners = new Set<() => void>();

/** Opens a legal text over the page, so that nobody has to leave the checkout to read it. */
export function openLegal(of: LegalText | null): void {
  open = of;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getOpen = () => open;
export const useOpenLegal = () => useSyncExternalStore(subscribe, getOpen, getOpen);
