import { useQuery } from '@tanstack/react-query';
import { callRest, type RestAnswer } from '../../lib/rest-client';

export type Products = RestAnswer<'listProducts'>;
export type MadeProduct = Products['made'][number];
export type StockProduct = Products['stock'][number];
export type Accessory = Products['accessories'][number];

export const useProducts = () => useQuery({ queryKey: ['products'], queryFn: () => callRest('listProducts', {}) });
