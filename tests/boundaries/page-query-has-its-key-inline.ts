// as: apps/storefront/features/cart/example.ts
// breaks: no-restricted-syntax
import { useQuery } from '@tanstack/react-query';

export const useRegions = () => useQuery({ queryKey: ['regions'], queryFn: () => [] });
