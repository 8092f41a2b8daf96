import type { PageTexts } from '../texts/texts';
import { accessories } from './accessories';
import { assembly } from './assembly';
import { bars } from './bars';
import { cart } from './cart';
import { checkout } from './checkout';
import { choice } from './choice';
import { colour } from './colour';
import { configurator } from './configurator';
import { dimensions } from './dimensions';
import { door } from './door';
import { drawing } from './drawing';
import { errors } from './errors';
import { families } from './families';
import { glazing } from './glazing';
import { fittings } from './fittings';
import { kinds } from './kinds';
import { legal } from './legal';
import { numberField } from './number-field';
import { opening } from './opening';
import { parts } from './parts';
import { paths } from './paths';
import { postcode } from './postcode';
import { profile } from './profile';
import { recap } from './recap';
import { refusal } from './refusal';
import { sameAgain } from './same-again';
import { session } from './session';
import { saved } from './saved';
import { shell } from './shell';
import { sizeQuestions } from './size-questions';
import { start } from './start';
import { titles } from './titles';

export const pageTexts: PageTexts = {
  accessories,
  assembly,
  bars,
  cart,
  checkout,
  choice,
  colour,
  configurator,
  currency: '€',
  dimensions,
  door,
  drawing,
  errors,
  families,
  glazing,
  fittings,
  kinds,
  legal,
  numberField,
  opening,
  parts,
  paths,
  postcode,
  profile,
  recap,
  refusal,
  sameAgain,
  session,
  saved,
  shell,
  sizeQuestions,
  start,
  titles,
};
