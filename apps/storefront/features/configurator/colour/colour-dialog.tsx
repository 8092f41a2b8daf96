import { useId } from 'react';
import { useBasis } from '../../../components/shown-price';
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
import { useKindTexts } from '../frame/steps';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { colourChange, isWhite, type Way, ways, white } from './colours';
import { Decors } from './decors';
import { useColours } from './use-colours';
import { WaySign } from './way-sign';

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
  const wayChange = (wanted: Way) => colourChange(wanted, sample);
  const prices = usePrices(draft, [...ways.map(wayChange), ...decors.map(({ code }) => colourChange(decorWay, code))]);
  const named = (code: string) => nameOf(colours.get(code)!);
  const { outside, inside } = draft.drawn.colour;
  return (
    <ChoiceDialog
      title={kind.colourHeading}
      lead={kind.colourLead(nameOf(profiles.get(shown.profile)!), sizeText(shown.width, shown.height), useBasis())}
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
          {ways.map((each) => (
            <ChoiceCard
              key={each}
              name={`${id}way`}
              checked={each === way}
              title={texts.ways[each].name}
              note={texts.ways[each].note}
              picture={<WaySign way={each} decor={colours.get(sample)!.hex} />}
              price={<OptionPrice included price={prices.of(wayChange(each))} from={prices.of(white)} />}
              onChoose={() => chooseWay(each)}
              onPoint={(on) => draft.point(on ? wayChange(each) : null)}
            >
              {each !== decorWay && <RefusedHere draft={draft} choice={wayChange(each)} />}
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
        <Decors
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
