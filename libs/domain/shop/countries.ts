import { at } from './countries/at';
import { cs } from './countries/cs';
import { de } from './countries/de';
import { hu } from './countries/hu';
import { sk } from './countries/sk';

/** The one list of the countries that have a storefront; types, contracts and checks follow from it. */
export const countries = [cs, sk, at, de, hu] as const;
