import type { PageTexts } from '../texts/texts';
import { pageTexts as german } from '../de/page-texts';
import { accessories } from './accessories';
import { cart } from './cart';
import { configurator } from './configurator';
import { door } from './door';
import { drawing } from './drawing';
import { fittings } from './fittings';
import { kinds } from './kinds';
import { parts } from './parts';
import { recap } from './recap';
import { saved } from './saved';
import { shell } from './shell';

export const pageTexts: PageTexts = {
  ...german,
  accessories,
  cart,
  configurator,
  door,
  drawing,
  fittings,
  kinds,
  parts,
  recap,
  saved,
  shell,
};
