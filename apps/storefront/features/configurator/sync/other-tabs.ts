import type { Product } from '@fenestra/contracts/wire/product';
import { useEffect } from 'react';
import { writeText } from '../../../lib/stored';

const name = 'changed-configuration';
type State = Pick<Product, 'configurationId' | 'revision'>;

/** Browsers tell every other tab of the shop what is written here. */
export const tellOtherTabs = ({ configurationId, revision }: State): void =>
  writeText('local', name, `${configurationId} ${revision}`);

/** Calls when another tab has a newer state of the same configuration. */
export function useOtherTabs({ configurationId, revision }: State, onNewer: () => void): void {
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const [id, newest] = (key === name && newValue?.split(' ')) || [];
      if (id === configurationId && Number(newest) > revision) onNewer();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });
}
