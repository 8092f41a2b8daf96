import { useId } from 'react';
import type { PatternedGlass } from '@fenestra/domain/catalogue/glazing';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { OptionPrice } from '../choice/option-price';
import { ChoiceRefusal } from '../choice/choice-refusal';
import { Swatch, SwatchGroup } from '../choice/swatches';
import type { Areas } from '../choice/use-areas';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { PatternedGlassSwatch } from '../choice/patterned-glass-swatch';

export const patternedGlassChange = (ornament: number | null, { ids }: Areas): ChangeOf<'ornament'> => ({
  kind: 'ornament',
  areas: ids,
  ornament,
});

/** Patterns of the inner pane, clear glass first; how much one sees through each (GLASS-08, GLASS-10). */
export function PatternedGlassChoices({ draft, areas, prices }: { draft: Draft; areas: Areas; prices: Prices }) {
  const name = useId();
  const texts = useTexts('glazing');
  const nameOf = useName();
  const catalogue = useLoadedCatalogue();
  const whyNot = useRefusalReason(draft);
  if (!areas.meant.some(({ glass }) => catalogue.glass.get(glass)!.takesOrnament))
    return <p className="mute">{texts.noOrnament}</p>;
  const clear = prices.of(patternedGlassChange(null, areas));
  const swatch = (ornament: PatternedGlass | null) => {
    const change = patternedGlassChange(ornament?.id ?? null, areas);
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
        picture={<PatternedGlassSwatch ornament={ornament} />}
        refusal={whyNot(change)}
        onChoose={() => areas.choose(change)}
        onPoint={(on) => draft.point(on ? change : null)}
      >
        <ChoiceRefusal draft={draft} choice={change} />
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
