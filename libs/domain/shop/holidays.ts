import type { Shop, ShopCode } from './shops';

/** `MM-DD`, or days before or after Easter Sunday: `easter-2`. */
export type Day = `${number}-${number}` | `easter${'+' | '-'}${number}`;

/** A day of every year, or the years in which it is one: up to and with one of them, or all but some. */
export type Holiday = Day | { readonly on: Day; readonly lastIn?: number; readonly notIn?: readonly number[] };

/** The days of one year on which nobody works. */
export const holidaysIn = (year: number, holidays: readonly Holiday[]): Day[] =>
  holidays.flatMap((holiday) => {
    if (typeof holiday === 'string') return [holiday];
    const { on, lastIn = year, notIn = [] } = holiday;
    return year <= lastIn && !notIn.includes(year) ? [on] : [];
  });

/**
 * Days on which nobody works, beside Saturdays and Sundays. They stand beside the files of the countries, which every page loads:
 * only the checkout asks for these.
 */
const holidays: Readonly<Partial<Record<string, readonly Holiday[]>>> = {
  cs: [
    '01-01',
    'easter-2',
    'easter+1',
    '05-01',
    '05-08',
    '07-05',
    '07-06',
    '09-28',
    '10-28',
    '11-17',
    '12-24',
    '12-25',
    '12-26',
  ],
  // Zákon č. 241/1993 Z. z., § 2: 17 November is a holiday that is worked on since 2025; 8 May and 15 September are for 2026 alone.
  // What later years bring is not known yet: until it is, they are days without work, so that no day is promised too early.
  sk: [
    '01-01',
    '01-06',
    'easter-2',
    'easter+1',
    '05-01',
    { on: '05-08', notIn: [2026] },
    '07-05',
    '08-29',
    { on: '09-15', notIn: [2026] },
    '11-01',
    { on: '11-17', lastIn: 2024 },
    '12-24',
    '12-25',
    '12-26',
  ],
  at: [
    '01-01',
    '01-06',
    'easter+1',
    '05-01',
    'easter+39',
    'easter+50',
    'easter+60',
    '08-15',
    '10-26',
    '11-01',
    '12-08',
    '12-25',
    '12-26',
  ],
  de: ['01-01', 'easter-2', 'easter+1', '05-01', 'easter+39', 'easter+50', '10-03', '12-25', '12-26'],
  hu: [
    '01-01',
    '03-15',
    'easter-2',
    'easter+1',
    '05-01',
    'easter+50',
    '08-20',
    '10-23',
    '11-01',
    '12-24',
    '12-25',
    '12-26',
  ],
} satisfies Record<ShopCode, readonly Holiday[]>;

export const holidaysOf = ({ code }: Pick<Shop, 'code'>): readonly Holiday[] => holidays[code] ?? [];
