// as: apps/storefront/features/cart/example.query.ts
// breaks: nothing
import { queryOptions } from '@tanstack/react-query';

export const regionsQuery = queryOptions({ queryKey: ['regions'], queryFn: () => [] });
