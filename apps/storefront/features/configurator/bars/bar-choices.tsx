import { useId } from 'react';
import type { BarType } from '@fenestra/domain/catalogue/glazing';
import { barPatterns } from '@fenestra/domain/configuration/choices/bar-patterns';
import { barFacts, drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { useTexts } from '../../../lib/shop/texts';
import { Chips } from '../choice/chips';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { OptionPrice } from '../choice/option-price';
import { ChoiceRefusal } from '../choice/choice-refusal';
import type { Draft } from '../choice/use-draft';
import type { Option, Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { BarIcon } from './bar-icon';
import type { ChosenBars } from './use-bars';

type Props = { draft: Draft; prices: Prices; chosen: ChosenBars };

/** The bars of each width: of the same colour, else the first one. */
export function barsByWidth(bars: readonly BarType[], { variant }: BarType): BarType[] {
  const widths = [...new Set(bars.map(({ width }) => width))];
  return widths.map((width) => {
    const same = bars.filter((bar) => bar.width === width);
    return same.find((bar) => bar.variant === variant) ?? same[0]!;
  });
}

/** Width, then the colours that it is made in (GRID-02). */
export function BarChoices({ draft, prices, chosen }: Props) {
  const name = useId();
  const texts = useTexts('bars');
  const catalogue = useLoadedCatalogue();
  const { foil } = drawingFactsOf(draft.configuration, catalogue);
  const now = catalogue.bars.get(chosen.bars)!;
  const pattern = chosen.pattern ?? barPatterns[0];
  const colours = catalogue.data.bars.filter(({ width }) => width === now.width);
  const plain = colours[0]!;
  const whyNot = useRefusalReason(draft);
  /** Where the present width is refused as well, the width is not to blame. */
  const whyNotWide = (bar: BarType) =>
    whyNot(chosen.changeTo(now.id, pattern)) ? null : whyNot(chosen.changeTo(bar.id, pattern));
  const wanted = draft.refused?.wanted;
  // Those of the present kind are refused for their pattern, where that is chosen.
  const refusedWidth =
    wanted?.kind === 'bars' && wanted.bars !== chosen.bars ? catalogue.bars.get(wanted.bars)!.width : null;
  const point = (bars: number | null) => draft.point(bars === null ? null : chosen.changeTo(bars, pattern));
  const priceOf = (bar: BarType, from: Option, included = false) => {
    const change = chosen.changeTo(bar.id, pattern);
    if (whyNot(change)) return '–';
    return <OptionPrice included={included} price={prices.of(change)} from={prices.of(from)} />;
  };
  return (
    <>
      <ChoiceCards label={texts.bar} columns={4}>
        {barsByWidth(catalogue.data.bars, now).map((bar) => (
          <ChoiceCard
            key={bar.width}
            name={name}
            checked={chosen.pattern !== null && bar.width === now.width}
            title={`${bar.width}\u00a0mm`}
            note={texts.widths[bar.width]}
            picture={<BarIcon width={bar.width} colour={barFacts(bar, foil).outside} />}
            price={priceOf(bar, chosen.removal)}
            refusal={whyNotWide(bar)}
            onChoose={() => chosen.choose(bar.id, pattern)}
            onPoint={(on) => point(on ? bar.id : null)}
          >
            {refusedWidth === bar.width && <ChoiceRefusal draft={draft} choice={{ kind: 'bars' }} />}
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <Chips
        label={texts.variant}
        value={String(now.id)}
        chips={colours.map((bar) => {
          const { outside, inside } = barFacts(bar, foil);
          return {
            value: String(bar.id),
            text: texts.variants[bar.variant] ?? bar.variant,
            hex: outside,
            inside,
            price: priceOf(bar, chosen.changeTo(plain.id, pattern), true),
          };
        })}
        onChoose={(id) => chosen.choose(Number(id), pattern)}
        onPoint={(id) => point(id === null ? null : Number(id))}
      />
    </>
  );
}
