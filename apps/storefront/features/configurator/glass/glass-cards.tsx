import { useId, useState } from 'react';
import type { Glass } from '@fenestra/domain/catalogue/glazing';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import { Button } from '../../../components/button';
import { DisplayedDifference, usePriceBasis } from '../../../components/displayed-price';
import { NoBreakText } from '../../../components/no-break-text';
import { twoDecimals } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { OptionPrice } from '../choice/option-price';
import { ChoiceRefusal } from '../choice/choice-refusal';
import type { Areas } from '../choice/use-areas';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { GlassSection } from './glass-section';
import { glassUseOf } from './glass-use';

export const glassChange = (glass: number, { ids }: Pick<Areas, 'ids'>): ChangeOf<'glass'> => ({
  kind: 'glass',
  areas: ids,
  glass,
});

/** So many are shown at once. */
const few = 6;

type Props = { draft: Draft; areas: Areas; prices: Prices; type: Glass['type']; spacer: string };

/** Build-ups of one type as sections with their figures (GLASS-02, GLASS-09). */
export function GlassCards({ draft, areas, prices, type, spacer }: Props) {
  const name = useId();
  const texts = useTexts('glazing');
  const { chosen: chosenText } = useTexts('choice');
  const basis = usePriceBasis();
  const whyNot = useRefusalReason(draft);
  const catalogue = useLoadedCatalogue();
  const [all, setAll] = useState(false);
  const { standardGlass } = catalogue.profiles.get(draft.configuration.profile)!;
  const ofType = catalogue.data.glass.filter((glass) => glass.type === type);
  const shown = all ? ofType : shortList(ofType, areas.area.glass);
  return (
    <>
      <ChoiceCards label={texts.build}>
        {shown.map((glass) => {
          const change = glassChange(glass.id, areas);
          const isChosen = areas.meant.every((area) => area.glass === glass.id);
          const use = glassUseOf(glass, ofType, standardGlass);
          return (
            <ChoiceCard
              key={glass.id}
              name={name}
              checked={isChosen}
              look="section"
              tag={use ? texts.uses[use] : '\u00a0'}
              picture={<GlassSection build={glass.build} thickness={glass.thickness} spacer={spacer} />}
              title={texts.glass[glass.type](glass.thickness)}
              note={<NoBreakText text={glass.build} />}
              facts={[
                [
                  <>
                    {texts.ug} U<sub>g</sub>
                  </>,
                  `${twoDecimals(glass.ug)}\u00a0W/m²K`,
                ],
                [
                  <>
                    {texts.rw} R<sub>w</sub>
                  </>,
                  `${glass.rw}\u00a0dB`,
                ],
                [`${texts.sun} g`, `${Math.round(glass.g * 100)}\u00a0%`],
                [texts.weight, `${Math.round(glass.kgPerM2)}\u00a0kg/m²`],
              ]}
              price={
                <>
                  <span>{isChosen ? chosenText : basis}</span>
                  {isChosen ? (
                    <DisplayedDifference net={0} />
                  ) : (
                    <OptionPrice price={prices.of(change)} from={prices.draft} />
                  )}
                </>
              }
              refusal={whyNot(change)}
              onChoose={() => areas.choose(change)}
              onPoint={(on) => draft.point(on ? change : null)}
            >
              <ChoiceRefusal draft={draft} choice={change} />
            </ChoiceCard>
          );
        })}
      </ChoiceCards>
      {shown.length < ofType.length && (
        <Button look="text" onClick={() => setAll(true)}>
          {texts.all[type](ofType.length)}
        </Button>
      )}
    </>
  );
}

/** The first few, with the chosen one in any case. */
function shortList(glasses: readonly Glass[], chosen: number): readonly Glass[] {
  const first = glasses.slice(0, few);
  const isThere = first.some(({ id }) => id === chosen) || !glasses.some(({ id }) => id === chosen);
  return isThere ? first : [...first.slice(0, -1), glasses.find(({ id }) => id === chosen)!];
}
