import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { indexCatalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/request';

/**
 * The catalogue version that the configuration names. The server checked it when it was loaded, so it is not judged again
 * here. While it is missing, drawing and rules wait for the server's answers.
 */
export function useCatalogue(version: string | undefined) {
  return useQuery({
    queryKey: ['catalogue', version],
    enabled: version !== undefined,
    staleTime: Infinity,
    queryFn: async () => {
      const data = await request('catalogue', { method: 'GET', path: cataloguePath(version!) });
      return indexCatalogue(data as CatalogueData);
    },
  }).data;
}
