// as: libs/domain/shop/example.ts
// breaks: @typescript-eslint/no-restricted-imports
import { readFileSync } from 'node:fs';

export const vat = (): string => readFileSync('vat.txt', 'utf8');
