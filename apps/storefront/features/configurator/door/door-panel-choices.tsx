import { useId, useState } from 'react';
import { Segments } from '../../../components/segments';
import { twoDecimals } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { ChoiceRefusal } from '../choice/choice-refusal';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { doorPanelChange } from './door-panel-change';
import DoorPanelPicture from './door-panel-picture';
import { usePanelThickness } from './use-panel-thickness';

const ranges = ['all', 'solid', 'glazed'] as const;
type Range = (typeof ranges)[number];

/** The fillings as pictures: all, the solid ones, or those with glass. */
export function DoorPanelChoices({ draft, prices }: { draft: Draft; prices: Prices }) {
  const name = useId();
  const texts = useTexts('door').fillings;
  const { filling: title } = useTexts('door');
  const { chosen: isChosen } = useTexts('opening');
  const nameOf = useName();
  const { data } = useLoadedCatalogue();
  const whyNot = useRefusalReason(draft);
  const thickness = usePanelThickness();
  const [range, setRange] = useState<Range>('all');
  const { filling: chosen } = draft.configuration;
  const listed = data.fillings.filter(({ glassShare }) => range === 'all' || glassShare > 0 === (range === 'glazed'));
  return (
    <Part
      showChosen
      title={texts.count(listed.length, thickness)}
      right={
        <Segments
          small
          label={texts.range}
          value={range}
          options={ranges.map((value) => ({ value, text: texts[value] }))}
          onChange={setRange}
        />
      }
    >
      <ChoiceCards columns={4} label={title}>
        {listed.map((filling) => (
          <ChoiceCard
            key={filling.id}
            name={name}
            look="section"
            checked={filling.id === chosen}
            title={nameOf(filling)}
            picture={<DoorPanelPicture door={draft.configuration} filling={filling.id} />}
            price={
              <>
                <small>
                  U<sub>p</sub> {twoDecimals(filling.up)}
                </small>
                {filling.id === chosen ? (
                  isChosen
                ) : (
                  <OptionPrice price={prices.of(doorPanelChange(filling.id))} from={prices.draft} />
                )}
              </>
            }
            refusal={whyNot(doorPanelChange(filling.id))}
            onChoose={() => draft.choose(doorPanelChange(filling.id))}
            onPoint={(on) => draft.point(on ? doorPanelChange(filling.id) : null)}
          >
            <ChoiceRefusal draft={draft} choice={doorPanelChange(filling.id)} />
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Part>
  );
}
