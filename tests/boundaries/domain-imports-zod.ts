// as: libs/domain/shop/example.ts
// breaks: @nx/enforce-module-boundaries
import { z } from 'zod';

export const Percent = z.number();
