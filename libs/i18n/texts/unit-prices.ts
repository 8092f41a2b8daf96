import type { Measure } from '@fenestra/domain/catalogue/accessory-item';

/** What a price is for, where goods are compared by it. */
export type UnitPriceTexts = Readonly<Record<Measure, (price: string) => string>>;
