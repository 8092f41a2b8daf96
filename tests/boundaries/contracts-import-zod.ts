// as: libs/contracts/example.ts
// breaks: @typescript-eslint/no-restricted-imports
import { z } from 'zod';

export const Percent = z.number();
