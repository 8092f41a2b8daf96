import { useId, useState } from 'react';
import type { Colour } from '@fenestra/domain/catalogue/profile';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { ChoiceDialog } from '../choice/choice-dialog';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { Preview } from '../choice/preview';
import { RefusedHere } from '../choice/refused-here';
import { useDraft } from '../choice/use-draft';
import { usePrices } from '../choice/use-prices';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { colourChange, isWhite, type Way, white, wayOf, ways } from './colours';
import { Decors } from './decors';
import { WaySign } from './way-sign';

/** White on both sides, a decor outside or the same one on both sides, seen from both sides at once (CLR-01, CLR-02). */
export default function ColourDialog() {
  const texts = useTexts('colour');
  const decorPart = useId();
  const nameOf = useName();
  const { shown } = useConfiguration();
  const { colours, profiles, data } = useLoadedCatalogue();
  const draft = useDraft();
  const { outside } = draft.configuration.colour;
  const [asked, setAsked] = useState<Way>('white');
  const [last, setLast] = useState(isWhite(outside) ? null : outside);
  const way = isWhite(outside) ? asked : wayOf(draft.configuration.colour);
  const decor = isWhite(outside) ? last : outside;

  const decors = data.colours.filter(({ code }) => !isWhite(code));
  const decorWay = way === 'white' ? 'outside' : way;
  const wayChange = (wanted: Way) => colourChange(wanted, decor ?? decors[0]!.code);
  const prices = usePrices(draft, [...ways.map(wayChange), ...decors.map(({ code }) => colourChange(decorWay, code))]);

  const chooseWay = (wanted: Way) => {
    setAsked(wanted);
    if (wanted === 'white' || decor !== null) draft.choose(colourChange(wanted, decor ?? ''));
  };
  const chooseDecor = ({ code }: Colour) => {
    setLast(code);
    draft.choose(colourChange(decorWay, code));
  };
  const named = (code: string) => nameOf(colours.get(code)!);
  const isMissing = way !== 'white' && isWhite(outside);
  return (
    <ChoiceDialog
      title={texts.heading}
      lead={texts.lead(nameOf(profiles.get(shown.profile)!), sizeText(shown.width, shown.height))}
      draft={draft}
      prices={prices}
      choice={named(outside)}
      missing={isMissing ? { text: texts.choose, part: decorPart } : null}
      preview={
        <Preview
          draft={draft}
          sides={['outside', 'inside']}
          captions={{ outside: named(draft.drawn.colour.outside), inside: named(draft.drawn.colour.inside) }}
        />
      }
    >
      <Part number={1} title={texts.where}>
        <ChoiceCards label={texts.where}>
          {ways.map((each) => (
            <ChoiceCard
              key={each}
              name={`${decorPart}way`}
              checked={each === way}
              title={texts.ways[each].name}
              note={texts.ways[each].note}
              picture={<WaySign way={each} decor={colours.get(decor ?? decors[0]!.code)!.hex} />}
              price={<OptionPrice included price={prices.of(wayChange(each))} from={prices.of(white)} />}
              onChoose={() => chooseWay(each)}
              onPoint={(on) => draft.point(on && decor !== null ? wayChange(each) : null)}
            />
          ))}
        </ChoiceCards>
      </Part>
      <Part
        number={2}
        id={decorPart}
        title={texts.decor}
        value={way === 'white' ? texts.noDecor : decor === null ? texts.choose : named(decor)}
      >
        <Decors
          draft={draft}
          prices={prices}
          way={decorWay}
          chosen={way === 'white' ? null : decor}
          onChoose={chooseDecor}
        />
        <RefusedHere draft={draft} kinds={['colour']} />
      </Part>
    </ChoiceDialog>
  );
}
