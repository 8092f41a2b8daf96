import { useEffect } from 'react';
import { titles } from '@fenestra/i18n/titles';
import { useTexts } from './texts';

/** '{title} - {host}', without a title the host alone (ROUTE-05, ROUTE-06, OPEN-Q-11). */
export function useTitle(name: string | undefined): void {
  const title = useTexts(titles)[name ?? ''];
  useEffect(() => {
    const { host } = window.location;
    document.title = title ? `${title} - ${host}` : host;
  }, [title]);
}
