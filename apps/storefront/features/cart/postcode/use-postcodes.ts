import { useQuery } from '@tanstack/react-query';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { countryToken } from '@fenestra/domain/shop/shops';
import { callerOf } from '../../../lib/rest-client';
import { useShop } from '../../../lib/texts';

/** The places of the shop's country; asked for when they are `wanted` first, for the list is long. */
export function usePostcodes(wanted = true) {
  const country = countryToken(useShop());
  return useQuery({
    enabled: wanted,
    queryKey: ['postcodes', country],
    staleTime: Infinity,
    queryFn: () => callerOf(catalogueCalls)('listPostcodes', { query: { country } }),
  });
}
