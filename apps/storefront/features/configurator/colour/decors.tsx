import { type ReactNode, useId } from 'react';
import { hasGrain } from '@fenestra/domain/catalogue/has-grain';
import type { Colour } from '@fenestra/domain/catalogue/profile';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { OptionPrice } from '../choice/option-price';
import { RefusedHere } from '../choice/refused-here';
import { Swatch, SwatchGroup } from '../choice/swatches';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useWhyNot } from '../choice/use-why-not';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { colourChange, isWhite, type Way, white } from './colours';
import { DecorField } from './decor-field';

type Props = {
  draft: Draft;
  prices: Prices;
  way: Way;
  chosen: string | null;
  onChoose: (decor: string) => void;
};

/** All decors, each once: most used first, then groups of one surcharge (CLR-02 to CLR-04). */
export function Decors({ draft, prices, way, chosen, onChoose }: Props) {
  const name = useId();
  const texts = useTexts('colour');
  const nameOf = useName();
  const whyNot = useWhyNot(draft);
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
        picture={<DecorField hex={decor.hex} grain={hasGrain(decor)} metal={decor.family === 'metal'} />}
        refusal={whyNot(change)}
        onChoose={() => onChoose(decor.code)}
        onPoint={(on) => draft.point(on ? change : null)}
      >
        <RefusedHere draft={draft} choice={change} />
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
