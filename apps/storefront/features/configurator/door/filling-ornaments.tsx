import { useId } from 'react';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { RefusedHere } from '../choice/refused-here';
import { Swatch, SwatchGroup } from '../choice/swatches';
import type { Areas } from '../choice/use-areas';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useWhyNot } from '../choice/use-why-not';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { ornamentChange } from '../glass/ornaments';
import { OrnamentField } from '../choice/ornament-field';

type Props = { draft: Draft; areas: Areas; prices: Prices };

/** The glass of the filling is clear or has an ornament. */
export function FillingOrnaments({ draft, areas, prices }: Props) {
  const name = useId();
  const { fillings: texts } = useTexts('door');
  const nameOf = useName();
  const whyNot = useWhyNot(draft);
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
            const change = ornamentChange(id, areas);
            return (
              <Swatch
                key={title}
                name={name}
                checked={id === chosen}
                title={title}
                picture={<OrnamentField ornament={id === null ? null : (ornaments.get(id) ?? null)} />}
                note={id === chosen ? null : <OptionPrice price={prices.of(change)} from={prices.draft} />}
                refusal={whyNot(change)}
                onChoose={() => draft.choose(change)}
                onPoint={(on) => draft.point(on ? change : null)}
              >
                <RefusedHere draft={draft} choice={change} />
              </Swatch>
            );
          })}
        </SwatchGroup>
      </fieldset>
    </Part>
  );
}
