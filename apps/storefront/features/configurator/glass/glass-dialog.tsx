import { useId } from 'react';
import { areasWithOwnGlass } from '@fenestra/domain/configuration/geometry/glazed-areas';
import { NoBreakText } from '../../../components/no-break-text';
import { twoDecimals } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { AreaSwitch } from '../choice/area-switch';
import { ChoiceDialog } from '../choice/choice-dialog';
import { Part } from '../choice/part';
import { Preview, PreviewFacts } from '../choice/preview';
import { type Areas, useAreas } from '../choice/use-areas';
import { type Draft, useDraft } from '../choice/use-draft';
import { useFields } from '../choice/use-fields';
import { usePrices } from '../choice/use-prices';
import { UwValue } from '../choice/uw-value';
import { useKindTexts } from '../frame/steps';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { GlassCards, glassChange } from './glass-cards';
import { GlassType } from './glass-type';
import { LargeSection } from './large-section';
import { patternedGlassChange, PatternedGlassChoices } from './patterned-glass-choices';
import { useGlassType } from './use-glass-type';
import { spacerChange, spacerHex, Spacers } from './spacers';

/** Type, build-up, spacer and ornament, for all areas or for each its own (GLASS-01 to GLASS-04). */
export default function GlassDialog() {
  const id = useId();
  const texts = useTexts('glazing');
  const { glassLead } = useKindTexts();
  const nameOf = useName();
  const { data, glass: glasses, spacers, ornaments } = useLoadedCatalogue();
  const draft = useDraft();
  const areas = useAreas(draft, areasWithOwnGlass(draft.configuration), ({ glass, spacer, ornament }) => [
    glass,
    spacer,
    ornament,
  ]);
  const { area } = areas;
  const [light] = areas.range === 'all' ? areas.ids : [];
  const glass = glasses.get(area.glass)!;
  const [asked, setAsked] = useGlassType(area);
  const prices = usePrices(draft, [
    ...data.glass.filter(({ type }) => type === asked).map(({ id: each }) => glassChange(each, areas)),
    ...data.spacers.map((spacer) => spacerChange(spacer, areas)),
    ...[null, ...data.ornaments].map((ornament) => patternedGlassChange(ornament?.id ?? null, areas)),
  ]);
  const spacer = spacers.get(area.spacer.spacer)!;
  const hex = spacerHex(area, spacers);
  const drawnArea = draft.drawn.areas.find(({ id: each }) => each === area.id)!;
  const drawn = glasses.get(drawnArea.glass)!;
  const ornament = area.ornament === null ? texts.clear : nameOf(ornaments.get(area.ornament)!);
  const typeMissing = asked === glass.type ? null : { text: texts.chooseGlass, part: id };
  const areaMissing = areas.each && areas.chosen === null;
  const missing = areaMissing ? { text: texts.chooseArea, part: `${id}a`, isSaid: areas.asked } : typeMissing;
  return (
    <ChoiceDialog
      title={texts.heading}
      lead={areas.each ? texts.leadEach : glassLead}
      draft={draft}
      prices={prices}
      choice={texts.glass[glass.type](glass.thickness)}
      missing={missing}
      preview={
        <>
          <AreaSwitch
            id={`${id}a`}
            draft={draft}
            areas={areas}
            choose={texts.chooseArea}
            factOf={({ glass: each }) => glasses.get(each)!.build}
          />
          <Preview
            draft={draft}
            selected={areas.chosen ?? light}
            element={areas.range === 'element' ? areas.element! : undefined}
            {...(areas.each && { onPress: areas.setChosen })}
          >
            <LargeSection build={drawn.build} thickness={drawn.thickness} spacer={spacerHex(drawnArea, spacers)} />
            <GlassFacts draft={draft} build={drawn.build} areas={areas} />
          </Preview>
        </>
      }
    >
      <Part number={1} title={texts.type}>
        <GlassType value={asked} onChange={setAsked} />
      </Part>
      <Part showChosen number={2} id={id} title={texts.build} value={texts.buildHint}>
        <GlassCards key={asked} draft={draft} areas={areas} prices={prices} type={asked} spacer={hex} />
      </Part>
      <Part
        number={3}
        folded
        title={texts.spacer}
        value={`${nameOf(spacer)}, ${texts.spacerColours[area.spacer.colour] ?? ''}`}
      >
        <Spacers draft={draft} areas={areas} prices={prices} />
      </Part>
      <Part number={4} folded title={texts.ornament} value={ornament}>
        <PatternedGlassChoices draft={draft} areas={areas} prices={prices} />
      </Part>
    </ChoiceDialog>
  );
}

/** How much glass it is, and what the window keeps in with it. */
function GlassFacts({ draft, build, areas: { ids } }: { draft: Draft; build: string; areas: Areas }) {
  const texts = useTexts('glazing');
  const panes = useFields(draft).filter(({ area }) => ids.length === 0 || ids.includes(area));
  const squareMetres = panes.reduce((sum, { pane }) => sum + pane.width * pane.height, 0) / 1e6;
  return (
    <PreviewFacts>
      <span>
        <b>
          <NoBreakText text={build} />
        </b>
        <br />
        {texts.panes(panes.length, twoDecimals(squareMetres))}
      </span>
      <UwValue draft={draft} />
    </PreviewFacts>
  );
}
