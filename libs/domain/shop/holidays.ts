import type { Shop, ShopCode } from './shops';

/** `MM-DD`, or days before or after Easter Sunday: `easter-2`. */
export type Holiday = `${number}-${number}` | `easter${'+' | '-'}${number}`;

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
  sk: [
    '01-01',
    '01-06',
    'easter-2',
    'easter+1',
    '05-01',
    '05-08',
    '07-05',
    '08-29',
    '09-15',
    '11-01',
    '11-17',
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
