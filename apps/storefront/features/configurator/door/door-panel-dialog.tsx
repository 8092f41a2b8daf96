import { areasInDoorPanel } from '@fenestra/domain/configuration/geometry/glazed-areas';
import type { Side } from '@fenestra/domain/drawing/scene';
import { type ReactNode, useId, useState } from 'react';
import { Segments } from '../../../components/segments';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { ChoiceDialog } from '../choice/choice-dialog';
import { Part } from '../choice/part';
import { Preview, PreviewFacts, WorkedPreview } from '../choice/preview';
import { useAreas } from '../choice/use-areas';
import { type Draft, useDraft } from '../choice/use-draft';
import { usePrices } from '../choice/use-prices';
import { UwValue } from '../choice/uw-value';
import { glassChange } from '../glass/glass-cards';
import { useGlassType } from '../glass/use-glass-type';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { patternedGlassChange } from '../glass/patterned-glass-choices';
import { doorPanelChange } from './door-panel-change';
import { DoorPanelChoices } from './door-panel-choices';
import { DoorPanelGlass } from './door-panel-glass';
import { DoorPanelPatternedGlass } from './door-panel-patterned-glass';
import { useDoorPanelGlassText } from './use-door-panel-glass-text';

/** The fillings of a door, each drawn in the door as it is, with the glass and ornament of one that has glass (DOOR-02, OPEN-Q-116). */
export default function DoorPanelDialog() {
  const glassPart = useId();
  const texts = useTexts('door');
  const { chooseGlass } = useTexts('glazing');
  const { doorFillings: title } = useTexts('titles');
  const nameOf = useName();
  const glassOf = useDoorPanelGlassText();
  const { data, fillings, glass } = useLoadedCatalogue();
  const draft = useDraft();
  const areas = useAreas(draft, areasInDoorPanel(draft.configuration), ({ id }) => id);
  const [type, setType] = useGlassType(areas.area);
  const filling = fillings.get(draft.configuration.filling!)!;
  const glazed = filling.glassShare > 0;
  const ofGlass = [
    ...data.glass.filter((one) => one.type === type).map(({ id }) => glassChange(id, areas)),
    ...[null, ...data.ornaments.map(({ id }) => id)].map((id) => patternedGlassChange(id, areas)),
  ];
  const prices = usePrices(draft, [...data.fillings.map(({ id }) => doorPanelChange(id)), ...(glazed ? ofGlass : [])]);
  const drawn = fillings.get(draft.drawn.filling!)!;
  const isMissing = glazed && glass.get(areas.area.glass)!.type !== type;
  return (
    <ChoiceDialog
      over="doorOpening"
      title={title}
      lead={texts.fillings.lead}
      draft={draft}
      prices={prices}
      choice={texts.fillings.use(nameOf(filling))}
      missing={isMissing ? { text: chooseGlass, part: glassPart } : null}
      preview={
        <SidePreview draft={draft}>
          <span>
            <b>{nameOf(drawn)}</b>
            <br />
            {glassOf(draft.drawn)}
          </span>
          <UwValue draft={draft} />
        </SidePreview>
      }
    >
      <DoorPanelChoices draft={draft} prices={prices} />
      {glazed ? (
        <>
          <DoorPanelGlass id={glassPart} draft={draft} areas={areas} prices={prices} type={type} onType={setType} />
          <DoorPanelPatternedGlass draft={draft} areas={areas} prices={prices} />
        </>
      ) : (
        <Part title={texts.glass} value={texts.fillings.noGlass}>
          <span />
        </Part>
      )}
    </ChoiceDialog>
  );
}

/** One side at a time with its overall dimensions; the fillings are looked at from outside first. */
function SidePreview({ draft, children }: { draft: Draft; children: ReactNode }) {
  const texts = useTexts('configurator');
  const [side, setSide] = useState<Side>('outside');
  return (
    <WorkedPreview>
      <div>
        <Segments
          small
          label={texts.side}
          value={side}
          options={(['inside', 'outside'] as const).map((value) => ({ value, text: texts[value] }))}
          onChange={setSide}
        />
      </div>
      <Preview draft={draft} sides={[side]} dimensions="overall">
        <PreviewFacts>{children}</PreviewFacts>
      </Preview>
    </WorkedPreview>
  );
}
