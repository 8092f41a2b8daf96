import { type ReactNode, useId } from 'react';
import { hasGrain } from '@fenestra/domain/catalogue/has-grain';
import type { Colour } from '@fenestra/domain/catalogue/profile';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { OptionPrice } from '../choice/option-price';
import { ChoiceRefusal } from '../choice/choice-refusal';
import { Swatch, SwatchGroup } from '../choice/swatches';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { colourChange, isWhite, type FoilSides, white } from './colours';
import { FoilSwatch } from './foil-swatch';

type Props = {
  draft: Draft;
  prices: Prices;
  way: FoilSides;
  chosen: string | null;
  onChoose: (decor: string) => void;
};

/** All decors, each once: most used first, then groups of one surcharge (CLR-02 to CLR-04). */
export function Foils({ draft, prices, way, chosen, onChoose }: Props) {
  const name = useId();
  const texts = useTexts('colour');
  const nameOf = useName();
  const whyNot = useRefusalReason(draft);
  const { data } = useLoadedCatalogue();
  const decors = data.colours.filter(({ code }) => !isWhite(code));
  const others = decors.filter(({ mostUsed }) => !mostUsed);
  const priceOf = ({ code }: Colour): ReactNode => (
    <OptionPrice price={prices.of(colourChange(way, code))} from={prices.of(white)} />
  );
  const swatch = (decor: Colour, note?: ReactNode) => {
    const change = colourChange(way, decor.code);
    return (
      <Swatch
        key={decor.code}
        name={name}
        checked={decor.code === chosen}
        title={nameOf(decor)}
        note={note}
        picture={<FoilSwatch hex={decor.hex} grain={hasGrain(decor)} metal={decor.family === 'metal'} />}
        refusal={whyNot(change)}
        onChoose={() => onChoose(decor.code)}
        onPoint={(on) => draft.point(on ? change : null)}
      >
        <ChoiceRefusal draft={draft} choice={change} />
      </Swatch>
    );
  };
  return (
    <fieldset>
      <legend className="sr">{texts.decor}</legend>
      <SwatchGroup title={texts.mostUsed} size="wide">
        {decors.filter(({ mostUsed }) => mostUsed).map((decor) => swatch(decor, priceOf(decor)))}
      </SwatchGroup>
      {(['standard', 'premium'] as const).map((group) => {
        const grouped = others.filter((decor) => decor.group === group);
        const priced = grouped.find(({ code }) => prices.of(colourChange(way, code)) !== null) ?? grouped[0];
        return (
          <SwatchGroup key={group} title={texts.groups[group]} right={priced && <b>{priceOf(priced)}</b>}>
            {grouped.map((decor) => swatch(decor))}
          </SwatchGroup>
        );
      })}
    </fieldset>
  );
}
