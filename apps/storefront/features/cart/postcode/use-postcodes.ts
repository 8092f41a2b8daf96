import { useQuery } from '@tanstack/react-query';
import { countryToken } from '@fenestra/domain/shop/shops';
import { useShop } from '../../../lib/shop/texts';
import { postcodesQuery } from './postcodes.query';

/** The places of the shop's country; asked for when they are `wanted` first, for the list is long. */
export function usePostcodes(wanted = true) {
  return useQuery({ ...postcodesQuery(countryToken(useShop())), enabled: wanted });
}
