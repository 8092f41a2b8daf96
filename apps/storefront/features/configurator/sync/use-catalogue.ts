import { cataloguePath } from '@fenestra/contracts/wire/catalogue';
import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import { indexCatalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/request';

/** A catalogue version. The server checked it when it was loaded, so it is not judged again here. */
export const catalogueQuery = (version: string) =>
  queryOptions({
    queryKey: ['catalogue', version],
    staleTime: Infinity,
    queryFn: async () => {
      const data = await request('catalogue', { method: 'GET', path: cataloguePath(version) });
      return indexCatalogue(data as CatalogueData);
    },
  });

/** The version that the configuration names. While it is missing, drawing and rules wait for the server's answers. */
export const useCatalogue = (version: string) => useQuery(catalogueQuery(version)).data;
