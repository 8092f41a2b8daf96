import { useId } from 'react';
import type { Colour } from '@fenestra/domain/catalogue/profile';
import { tryChange } from '@fenestra/domain/configuration/apply-change';
import { isViolation } from '@fenestra/domain/configuration/violation';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { OptionPrice } from '../choice/option-price';
import { SwatchGroup, Swatch } from '../choice/swatches';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { colourChange, type Way, white } from './colours';
import { DecorField } from './decor-field';

type Props = {
  draft: Draft;
  prices: Prices;
  way: Way;
  chosen: string | null;
  onChoose: (decor: Colour) => void;
};

/** All decors in groups of one surcharge (CLR-02 to CLR-04). */
export function Decors({ draft, prices, way, chosen, onChoose }: Props) {
  const name = useId();
  const texts = useTexts('colour');
  const nameOf = useName();
  const catalogue = useLoadedCatalogue();
  return (
    <fieldset>
      <legend className="sr">{texts.decor}</legend>
      {(['standard', 'premium'] as const).map((group) => {
        const decors = catalogue.data.colours.filter((colour) => colour.group === group);
        const price = decors.map(({ code }) => prices.of(colourChange(way, code))).find((known) => known !== null);
        return (
          <SwatchGroup
            key={group}
            title={texts.groups[group]}
            right={
              <b>
                <OptionPrice price={price ?? null} from={prices.of(white)} />
              </b>
            }
          >
            {decors.map((decor) => {
              const change = colourChange(way, decor.code);
              return (
                <Swatch
                  key={decor.code}
                  name={name}
                  checked={decor.code === chosen}
                  title={nameOf(decor)}
                  picture={<DecorField decor={decor} />}
                  blocked={isViolation(tryChange(change, draft.configuration, catalogue))}
                  onChoose={() => onChoose(decor)}
                  onPoint={(on) => draft.point(on ? change : null)}
                />
              );
            })}
          </SwatchGroup>
        );
      })}
    </fieldset>
  );
}
