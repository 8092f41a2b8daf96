import { useSyncExternalStore } from 'react';

export const legalTexts = ['terms', 'privacy', 'withdrawal', 'shipping', 'payments'] as const;
export type LegalText = (typeof legalTexts)[number];

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

export const useOpenLegal = () => useSyncExternalStore(subscribe, () => open);
