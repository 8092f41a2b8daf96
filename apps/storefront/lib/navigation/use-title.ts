import { useEffect } from 'react';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { useTexts } from '../shop/texts';

/** '{title} - {host}', without a title the host alone; never a port, as the server writes it, too (ROUTE-05, ROUTE-06, OPEN-Q-11). */
export function useTitle(name: keyof Texts['titles'] | undefined): void {
  const titles = useTexts('titles');
  const title = name && titles[name];
  useEffect(() => {
    const { hostname } = window.location;
    document.title = title ? `${title} - ${hostname}` : hostname;
  }, [title]);
}
