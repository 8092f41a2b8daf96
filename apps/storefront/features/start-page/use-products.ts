import { useQuery } from '@tanstack/react-query';
import type { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import type { AnswerOf } from '../../lib/network/rest-client';
import { productsQuery } from './products.query';

export type Products = AnswerOf<(typeof catalogueCalls)['listProducts']>;
export type MadeProduct = Products['made'][number];
export type StockProduct = Products['stock'][number];
export type Accessory = Products['accessories'][number];

export const useProducts = () => useQuery(productsQuery);
