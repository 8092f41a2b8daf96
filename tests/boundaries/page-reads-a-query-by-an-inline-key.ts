// as: apps/storefront/features/cart/example.ts
// breaks: no-restricted-syntax
import { useQueryClient } from '@tanstack/react-query';

export const useProducts = () => useQueryClient().getQueryData(['regions']);
