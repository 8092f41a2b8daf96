import type { Texts } from '../texts/texts';

export const discounts: Texts['discounts'] = {
  heading: 'Kedvezmények',
  applied: 'érvényesítve',
  from: '{name} {from}-tól',
  missing: 'még {amount} hiányzik',
  counted: 'A termékek ára számít ({basis}), kedvezmények előtt, kiegészítők és szállítás nélkül.',
  fromWindows: '{name} legalább {n} méretre gyártott termékhez',
  missingWindows: 'még {n}\u00a0db hiányzik',
  glass: 'háromrétegű üveggel',
};
