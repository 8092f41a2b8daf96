import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callConfigurator } from '../../../lib/network/configurator-client';
import { notify } from '../../../lib/accessibility/announce';
import { useShop } from '../../../lib/shop/texts';
import { useKindTexts } from '../frame/steps';
import { useConfiguration } from './configuration-context';
import { changedKey } from './other-tabs';
import { productQuery } from './product.query';

/**
 * Another tab shows the same configuration: what it changed is shown here too, and not undone from here. What could not be had is
 * fetched again as soon as there is a connection, or somebody comes back to this tab.
 */
export function ChangedInOtherTab() {
  const shop = useShop();
  const queries = useQueryClient();
  const { changedElsewhere } = useKindTexts();
  const { product, overtaken } = useConfiguration();
  const { configurationId, revision } = product;
  const [missed, setMissed] = useState(false);
  const fetchNewest = () => {
    const take = (newest: typeof product) => {
      setMissed(false);
      if (newest.revision <= revision) return; // an answer of this tab told it already
      queries.setQueryData(productQuery(configurationId).queryKey, newest);
      overtaken();
      notify(changedElsewhere, 'status');
    };
    void callConfigurator('getVyrobek', { shopId: shop.id, configurationId }).then(take, () => setMissed(true));
  };
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const [id, newest] = (key === changedKey && newValue?.split(' ')) || [];
      if (id === configurationId && Number(newest) > revision) fetchNewest();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });
  useEffect(() => {
    if (!missed) return undefined;
    const signs = ['online', 'focus'];
    signs.forEach((sign) => window.addEventListener(sign, fetchNewest));
    return () => signs.forEach((sign) => window.removeEventListener(sign, fetchNewest));
  });
  return null;
}
