import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { indexCatalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { queryOptions } from '@tanstack/react-query';
import { inTime } from '../../../lib/loading/chunk';
import { loadTexts } from '../../../lib/loading/load-texts';
import { request } from '../../../lib/network/request';

/** Their code and what they say does not depend on the version: it is fetched while the product is still asked for. */
export async function fetchRules() {
  const [rules] = await Promise.all([inTime(() => import('./rules')), loadTexts('rule')]);
  return rules;
}

/** The rules by a catalogue version. The server checked it when it was loaded, so it is not judged again here. */
export const rulesQuery = (version: string) =>
  queryOptions({
    queryKey: ['rules', version],
    staleTime: Infinity,
    queryFn: async () => {
      const [{ rulesBy }, data] = await Promise.all([
        fetchRules(),
        request('catalogue', { method: 'GET', path: cataloguePath(version) }),
      ]);
      return rulesBy(indexCatalogue(data as CatalogueData));
    },
  });
