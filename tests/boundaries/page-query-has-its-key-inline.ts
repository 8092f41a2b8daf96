// as: apps/storefront/features/cart/example.ts
// breaks: no-restricted-syntax
import { useQuery } from '@tanstack/react-query';

export const useProducts = () => useQuery({ queryKey: ['regions'], queryFn: () => [] });
