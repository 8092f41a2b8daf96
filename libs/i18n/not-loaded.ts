import type { Language } from '@fenestra/domain/shop/shops';

/** What a page says when not even its texts came; they are in its first script. */
export const notLoaded: Readonly<Record<Language, { readonly failed: string; readonly retry: string }>> = {
  cs: { failed: 'Stránka se nenačetla celá.', retry: 'Načíst znovu' },
  sk: { failed: 'Stránka sa nenačítala celá.', retry: 'Načítať znova' },
  de: { failed: 'Die Seite wurde nicht vollständig geladen.', retry: 'Neu laden' },
  hu: { failed: 'Az oldal nem töltődött be teljesen.', retry: 'Újratöltés' },
};
