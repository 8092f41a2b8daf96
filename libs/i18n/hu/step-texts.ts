// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { accessories } from './accessories';
import { assembly } from './assembly';
import { choice } from './choice';
import { configurator } from './configurator';
import { dimensions } from './dimensions';
import { door } from './door';
import { kinds } from './kinds';
import { numberField } from './number-field';
import { opening } from './opening';
import { parts } from './parts';
import { profile } from './profile';
import { session } from './session';

export const texts: TextsIn<'step'> = {
  accessories,
  assembly,
  choice,
  configurator,
  dimensions,
  door,
  kinds,
  numberField,
  opening,
  parts,
  profile,
  session,
};
