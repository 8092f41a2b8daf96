import { useId } from 'react';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { ChoiceRefusal } from '../choice/choice-refusal';
import { Swatch, SwatchGroup } from '../choice/swatches';
import type { Areas } from '../choice/use-areas';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { patternedGlassChange } from '../glass/patterned-glass-choices';
import { PatternedGlassSwatch } from '../choice/patterned-glass-swatch';

type Props = { draft: Draft; areas: Areas; prices: Prices };

/** The glass of the filling is clear or has an ornament. */
export function DoorPanelPatternedGlass({ draft, areas, prices }: Props) {
  const name = useId();
  const { fillings: texts } = useTexts('door');
  const nameOf = useName();
  const whyNot = useRefusalReason(draft);
  const chosen = areas.area.ornament;
  const { ornaments, data } = useLoadedCatalogue();
  const options = [
    { id: null, title: texts.clear },
    ...data.ornaments.map((one) => ({ id: one.id, title: nameOf(one) })),
  ];
  return (
    <Part title={texts.ornament}>
      <fieldset>
        <legend className="sr">{texts.ornament}</legend>
        <SwatchGroup size="large">
          {options.map(({ id, title }) => {
            const change = patternedGlassChange(id, areas);
            return (
              <Swatch
                key={title}
                name={name}
                checked={id === chosen}
                title={title}
                picture={<PatternedGlassSwatch ornament={id === null ? null : (ornaments.get(id) ?? null)} />}
                note={id === chosen ? null : <OptionPrice price={prices.of(change)} from={prices.draft} />}
                refusal={whyNot(change)}
                onChoose={() => draft.choose(change)}
                onPoint={(on) => draft.point(on ? change : null)}
              >
                <ChoiceRefusal draft={draft} choice={change} />
              </Swatch>
            );
          })}
        </SwatchGroup>
      </fieldset>
    </Part>
  );
}
