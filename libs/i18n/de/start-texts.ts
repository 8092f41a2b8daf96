import type { TextsIn } from '../texts/text-parts';
import { families } from './families';
import { start } from './start';
import { unitPrices } from './unit-prices';

export const startTexts: TextsIn<'start'> = { families, start, unitPrices };
