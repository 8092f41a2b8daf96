import { useState } from 'react';
import type { Draft } from '../choice/use-draft';
import { colourChange, isWhite, type FoilSides, foilSidesOf } from './colours';

/** Where the decor is and which one, also while a way is chosen whose decor is not: then the draft is white still. */
export function useColours(draft: Draft) {
  const { colour } = draft.configuration;
  const [asked, setAsked] = useState<FoilSides>('white');
  const [last, setLast] = useState(isWhite(colour.outside) ? null : colour.outside);
  const isDraftWhite = isWhite(colour.outside);
  const way = isDraftWhite ? asked : foilSidesOf(colour);
  const decor = isDraftWhite ? last : colour.outside;
  const decorWay = way === 'white' ? 'outside' : way;
  return {
    way,
    decor,
    /** Where a decor goes that is pressed now. */
    decorWay,
    isMissing: way !== 'white' && isDraftWhite,
    chooseWay: (wanted: FoilSides) => {
      setAsked(wanted);
      if (wanted === 'white' || decor !== null) draft.choose(colourChange(wanted, decor ?? ''));
    },
    chooseDecor: (code: string) => {
      setLast(code);
      draft.choose(colourChange(decorWay, code));
    },
  } as const;
}
