import { useId } from 'react';
import { usePriceBasis } from '../../../components/displayed-price';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { ChoiceDialog } from '../choice/choice-dialog';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { Preview } from '../choice/preview';
import { ChoiceRefusal } from '../choice/choice-refusal';
import { useDraft } from '../choice/use-draft';
import { usePrices } from '../choice/use-prices';
import { useKindTexts } from '../frame/steps';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { colourChange, isWhite, type FoilSides, foilSides, white } from './colours';
import { Foils } from './foils';
import { useColours } from './use-colours';
import { FoilSidesIcon } from './foil-sides-icon';

/** White on both sides, a decor outside or the same one on both sides, seen from both sides at once (CLR-01, CLR-02). */
export default function ColourDialog() {
  const id = useId();
  const texts = useTexts('colour');
  const kind = useKindTexts();
  const nameOf = useName();
  const { shown } = useConfiguration();
  const { colours, profiles, data } = useLoadedCatalogue();
  const draft = useDraft();
  const { way, decor, decorWay, isMissing, chooseWay, chooseDecor } = useColours(draft);
  const decors = data.colours.filter(({ code }) => !isWhite(code));
  /** Stands for a decor as long as none is chosen. */
  const sample = decor ?? decors[0]!.code;
  const wayChange = (wanted: FoilSides) => colourChange(wanted, sample);
  const prices = usePrices(draft, [
    ...foilSides.map(wayChange),
    ...decors.map(({ code }) => colourChange(decorWay, code)),
  ]);
  const named = (code: string) => nameOf(colours.get(code)!);
  const { outside, inside } = draft.drawn.colour;
  return (
    <ChoiceDialog
      title={kind.colourHeading}
      lead={kind.colourLead(nameOf(profiles.get(shown.profile)!), sizeText(shown.width, shown.height), usePriceBasis())}
      draft={draft}
      prices={prices}
      choice={texts.use(named(draft.configuration.colour.outside))}
      missing={isMissing ? { text: texts.choose, part: id } : null}
      preview={
        <Preview
          draft={draft}
          sides={['outside', 'inside']}
          captions={{ outside: named(outside), inside: named(inside) }}
        />
      }
    >
      <Part number={1} title={texts.where}>
        <ChoiceCards label={texts.where}>
          {foilSides.map((each) => (
            <ChoiceCard
              key={each}
              name={`${id}way`}
              checked={each === way}
              title={texts.ways[each].name}
              note={texts.ways[each].note}
              picture={<FoilSidesIcon way={each} decor={colours.get(sample)!.hex} />}
              price={<OptionPrice included price={prices.of(wayChange(each))} from={prices.of(white)} />}
              onChoose={() => chooseWay(each)}
              onPoint={(on) => draft.point(on ? wayChange(each) : null)}
            >
              {each !== decorWay && <ChoiceRefusal draft={draft} choice={wayChange(each)} />}
            </ChoiceCard>
          ))}
        </ChoiceCards>
      </Part>
      <Part
        showChosen
        number={2}
        id={id}
        title={texts.decor}
        value={way === 'white' ? kind.noDecor : decor === null ? texts.choose : named(decor)}
      >
        <Foils
          draft={draft}
          prices={prices}
          way={decorWay}
          chosen={way === 'white' ? null : decor}
          onChoose={chooseDecor}
        />
      </Part>
    </ChoiceDialog>
  );
}
