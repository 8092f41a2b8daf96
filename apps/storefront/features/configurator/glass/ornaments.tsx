import { useId } from 'react';
import type { PatternedGlass } from '@fenestra/domain/catalogue/glazing';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import { useTexts } from '../../../lib/texts';
import { useName } from '../../../lib/use-name';
import { OptionPrice } from '../choice/option-price';
import { RefusedHere } from '../choice/refused-here';
import { Swatch, SwatchGroup } from '../choice/swatches';
import type { Areas } from '../choice/use-areas';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useWhyNot } from '../choice/use-why-not';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { OrnamentField } from '../choice/ornament-field';

export const ornamentChange = (ornament: number | null, { ids }: Areas): ChangeOf<'ornament'> => ({
  kind: 'ornament',
  areas: ids,
  ornament,
});

/** Patterns of the inner pane, clear glass first; how much one sees through each (GLASS-08, GLASS-10). */
export function Ornaments({ draft, areas, prices }: { draft: Draft; areas: Areas; prices: Prices }) {
  const name = useId();
  const texts = useTexts('glazing');
  const nameOf = useName();
  const catalogue = useLoadedCatalogue();
  const whyNot = useWhyNot(draft);
  if (!areas.meant.some(({ glass }) => catalogue.glass.get(glass)!.takesOrnament))
    return <p className="mute">{texts.noOrnament}</p>;
  const clear = prices.of(ornamentChange(null, areas));
  const swatch = (ornament: PatternedGlass | null) => {
    const change = ornamentChange(ornament?.id ?? null, areas);
    return (
      <Swatch
        key={ornament?.id ?? 0}
        name={name}
        checked={areas.meant.every((area) => area.ornament === change.ornament)}
        title={ornament ? nameOf(ornament) : texts.clear}
        note={
          <>
            {ornament ? texts.privacy(ornament.privacy) : texts.seeThrough}
            <br />
            <OptionPrice included={!ornament} price={prices.of(change)} from={clear} />
          </>
        }
        picture={<OrnamentField ornament={ornament} />}
        refusal={whyNot(change)}
        onChoose={() => areas.choose(change)}
        onPoint={(on) => draft.point(on ? change : null)}
      >
        <RefusedHere draft={draft} choice={change} />
      </Swatch>
    );
  };
  return (
    <fieldset>
      <legend className="sr">{texts.ornament}</legend>
      <SwatchGroup size="large">{[null, ...catalogue.data.ornaments].map(swatch)}</SwatchGroup>
    </fieldset>
  );
}
