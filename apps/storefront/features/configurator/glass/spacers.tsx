import { useId } from 'react';
import type { Spacer } from '@fenestra/domain/catalogue/glazing';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import type { Area } from '@fenestra/domain/configuration/configuration';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { Chips } from '../choice/chips';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { OptionPrice } from '../choice/option-price';
import { ChoiceRefusal } from '../choice/choice-refusal';
import type { Areas } from '../choice/use-areas';
import type { Draft } from '../choice/use-draft';
import type { Prices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { SpacerIcon } from './spacer-icon';

/** Another spacer in the present colour, where it has that one. */
export function spacerChange({ id, colours }: Spacer, { area, ids }: Areas): ChangeOf<'spacer'> {
  const colour = colours.find(({ code }) => code === area.spacer.colour) ?? colours[0]!;
  return { kind: 'spacer', areas: ids, spacer: id, colour: colour.code };
}

export function spacerHex({ spacer }: Area, spacers: ReadonlyMap<number, Spacer>): string {
  return spacers.get(spacer.spacer)?.colours.find(({ code }) => code === spacer.colour)?.hex ?? '#c3c6c8';
}

/** What holds the panes apart, with its colours (GLASS-02, GLASS-08). */
export function Spacers({ draft, areas, prices }: { draft: Draft; areas: Areas; prices: Prices }) {
  const name = useId();
  const texts = useTexts('glazing');
  const nameOf = useName();
  const { data, glass, spacers } = useLoadedCatalogue();
  const whyNot = useRefusalReason(draft);
  const chosen = areas.area.spacer;
  if (areas.meant.every((area) => glass.get(area.glass)!.takesSpacer === false))
    return <p className="mute">{texts.noSpacer}</p>;
  const colours = spacers.get(chosen.spacer)!.colours;
  const colourChange = (colour: string) =>
    ({ kind: 'spacer', areas: areas.ids, spacer: chosen.spacer, colour }) as const;
  return (
    <>
      <ChoiceCards label={texts.spacer} columns={4}>
        {data.spacers.map((spacer) => {
          const change = spacerChange(spacer, areas);
          const checked = areas.meant.every((area) => area.spacer.spacer === spacer.id);
          const colour = spacer.colours.find(({ code }) => code === change.colour)!;
          return (
            <ChoiceCard
              key={spacer.id}
              name={name}
              checked={checked}
              title={nameOf(spacer)}
              note={`ψ ${String(spacer.psi).replace('.', ',')}`}
              picture={<SpacerIcon hex={colour.hex} />}
              price={<OptionPrice chosen={checked} price={prices.of(change)} from={prices.draft} />}
              refusal={whyNot(change)}
              onChoose={() => areas.choose(change)}
              onPoint={(on) => draft.point(on ? change : null)}
            >
              <ChoiceRefusal draft={draft} choice={change} />
            </ChoiceCard>
          );
        })}
      </ChoiceCards>
      {colours.length > 1 && (
        <Chips
          label={texts.spacerColour}
          value={areas.meant.every(({ spacer }) => spacer.colour === chosen.colour) ? chosen.colour : null}
          chips={colours.map(({ code, hex }) => ({ value: code, hex, text: texts.spacerColours[code] ?? code }))}
          onChoose={(colour) => areas.choose(colourChange(colour))}
          onPoint={(colour) => draft.point(colour === null ? null : colourChange(colour))}
        />
      )}
    </>
  );
}
