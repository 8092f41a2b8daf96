import type { Product } from '@fenestra/contracts/wire/product';
import { useEffect, useState } from 'react';
import { writeText } from '../../../lib/stored';

const name = 'changed-configuration';
type State = Pick<Product, 'configurationId' | 'revision'>;

/** Browsers tell every other tab of the shop what is written here. */
export const tellOtherTabs = ({ configurationId, revision }: State): void =>
  writeText('local', name, `${configurationId} ${revision}`);

/**
 * Fetches what another tab has newer of the same configuration. What could not be had is fetched again as soon as there is a
 * connection, or somebody comes back to this tab.
 */
export function useOtherTabs({ configurationId, revision }: State, fetchNewer: () => Promise<void>): void {
  const [missed, setMissed] = useState(false);
  const fetchNow = () =>
    void fetchNewer().then(
      () => setMissed(false),
      () => setMissed(true),
    );
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const [id, newest] = (key === name && newValue?.split(' ')) || [];
      if (id === configurationId && Number(newest) > revision) fetchNow();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });
  useEffect(() => {
    if (!missed) return undefined;
    const signs = ['online', 'focus'];
    signs.forEach((sign) => window.addEventListener(sign, fetchNow));
    return () => signs.forEach((sign) => window.removeEventListener(sign, fetchNow));
  });
}
