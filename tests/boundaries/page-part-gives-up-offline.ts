// as: apps/storefront/features/cart/example.ts
// breaks: no-restricted-syntax
import { lazy } from 'react';

export const Later = lazy(() => import('./cart-page'));
