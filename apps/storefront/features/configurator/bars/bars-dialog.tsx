import { useId } from 'react';
import { barPatterns } from '@fenestra/domain/configuration/choices/bar-patterns';
import {
  barPattern,
  maxHorizontal,
  maxVertical,
  paneBetweenBars,
  smallestPane,
} from '@fenestra/domain/configuration/geometry/bars';
import { sizeOf } from '@fenestra/domain/configuration/geometry/geometry';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { ChoiceDialog } from '../choice/choice-dialog';
import { Part } from '../choice/part';
import { Preview, PreviewFacts, WorkedPreview } from '../choice/preview';
import { useDraft } from '../choice/use-draft';
import { useFields } from '../choice/use-fields';
import { usePrices } from '../choice/use-prices';
import { UwValue } from '../choice/uw-value';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { AreaBoxes } from './area-boxes';
import { BarChoices, barsByWidth } from './bar-choices';
import styles from './bars-dialog.module.css';
import { BarsUnavailable } from './bars-unavailable';
import { PatternChoices } from './pattern-choices';
import { Stepper } from './stepper';
import { type ChosenBars, useBars } from './use-bars';
import { useDrawnBars } from './use-drawn-bars';

/** Area, bar and pattern, in this order (GRID-01). */
export default function BarsDialog() {
  const id = useId();
  const texts = useTexts('bars');
  const catalogue = useLoadedCatalogue();
  const draft = useDraft();
  const fields = useFields(draft);
  /** Visible glass, mm. */
  const daylightOf = (area: string) => fields.find((field) => field.area === area)!.daylight;
  const paneOf = (area: string) => sizeOf(daylightOf(area));
  const { bars } = catalogue.data;
  const chosen = useBars(draft, (bars.find(({ width }) => width === usualWidth) ?? bars[0]!).id);
  const now = catalogue.bars.get(chosen.bars)!;
  const pattern = chosen.pattern ?? barPatterns[0];
  const offered = [...bars.filter(({ width }) => width === now.width), ...barsByWidth(bars, now)];
  const prices = usePrices(draft, [
    chosen.removal,
    ...offered.map((bar) => chosen.changeTo(bar.id, pattern)),
    ...[...barPatterns, pattern].map((each) => chosen.changeTo(chosen.bars, each)),
  ]);
  const told = chosen.ids[0] ?? draft.configuration.areas[0]!.id;
  const pane = paneOf(told);
  const { measured, ...drawn } = useDrawnBars(draft, told, daylightOf(told));
  return (
    <ChoiceDialog
      title={texts.heading}
      lead={texts.lead}
      draft={draft}
      prices={prices}
      choice={chosen.pattern === null ? texts.none : texts.use(now.width)}
      missing={chosen.isMissing ? { text: texts.chooseArea, part: id } : null}
      preview={
        <WorkedPreview>
          <Preview draft={draft} measured={measured}>
            <PreviewFacts>
              <Fields {...drawn} pane={pane} />
              <UwValue draft={draft} />
            </PreviewFacts>
          </Preview>
          <Counts chosen={chosen} />
        </WorkedPreview>
      }
    >
      <Part number={1} id={id} title={texts.where}>
        <AreaBoxes draft={draft} chosen={chosen} paneOf={paneOf} />
        <BarsUnavailable draft={draft} wanted={chosen.changeTo(chosen.bars, pattern)} />
      </Part>
      <Part number={2} title={texts.bar} value={texts.barHint}>
        <BarChoices draft={draft} prices={prices} chosen={chosen} />
      </Part>
      <Part number={3} title={texts.pattern}>
        <PatternChoices draft={draft} prices={prices} chosen={chosen} pane={pane} />
      </Part>
    </ChoiceDialog>
  );
}

/** The bar that most people take, mm. */
const usualWidth = 18;

/** How large the panes between the bars are, and how small they may be. */
function Fields({ pattern, width, pane }: { pattern: string | null; width: number; pane: Size }) {
  const texts = useTexts('bars');
  const read = pattern === null ? null : barPattern(pattern);
  const field = read ? smallestPane(read, width, pane) : pane;
  return (
    <span>
      <b>{texts.field(sizeText(Math.round(field.width), Math.round(field.height)))}</b>
      <br />
      {texts.smallest(sizeText(paneBetweenBars, paneBetweenBars))}
    </span>
  );
}

/** Counts of bars as steppers; what they make is the same value as a picture of the pattern. */
function Counts({ chosen }: { chosen: ChosenBars }) {
  const texts = useTexts('bars');
  const read = chosen.pattern === null ? null : barPattern(chosen.pattern);
  const { vertical, horizontal } = read ?? { vertical: 0, horizontal: 0 };
  const set = (v: number, h: number) => (v + h === 0 ? chosen.remove() : chosen.choose(chosen.bars, `${v}x${h}`));
  return (
    <div className={styles.counts}>
      <Stepper label={texts.vertical} value={vertical} max={maxVertical} onChange={(v) => set(v, horizontal)} />
      <Stepper label={texts.horizontal} value={horizontal} max={maxHorizontal} onChange={(h) => set(vertical, h)} />
    </div>
  );
}
