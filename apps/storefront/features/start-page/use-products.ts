import { useQuery } from '@tanstack/react-query';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { type AnswerOf, callerOf } from '../../lib/rest-client';

export type Products = AnswerOf<(typeof catalogueCalls)['listProducts']>;
export type MadeProduct = Products['made'][number];
export type StockProduct = Products['stock'][number];
export type Accessory = Products['accessories'][number];

export const useProducts = () =>
  useQuery({ queryKey: ['products'], queryFn: () => callerOf(catalogueCalls)('listProducts', {}) });
