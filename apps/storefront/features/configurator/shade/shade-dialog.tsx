import { useId } from 'react';
import { Segments } from '../../../components/segments';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { ChoiceDialog } from '../choice/choice-dialog';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { Preview } from '../choice/preview';
import { ChoiceRefusal } from '../choice/choice-refusal';
import { SamplesByPrice } from '../choice/samples-by-price';
import { Swatch } from '../choice/swatches';
import { useDraft } from '../choice/use-draft';
import { usePrices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { FoilSwatch } from '../colour/foil-swatch';
import { useKindTexts } from '../frame/steps';
import { adding, type Shade, type ShadeKind } from './shade-choice';
import { ShadeAreas } from './shade-areas';
import { ShadeFacts } from './shade-facts';
import { ShadeIcon } from './shade-icon';
import { useShade } from './use-shade';

type Code = 'ZB' | 'ZI' | 'SO' | 'SD' | 'SP' | 'SR';

/** Blinds or nets: where, which, colour, and for blinds the side of the control (SHADE-01 to SHADE-08). */
export function ShadeDialog({ kind, title }: { kind: ShadeKind; title: string }) {
  const { shade: texts } = useTexts('fittings');
  const { none } = useTexts('parts');
  const { netColourHint } = useKindTexts();
  const nameOf = useName();
  const group = useId();
  const draft = useDraft();
  const own = useShade(kind, draft);
  const { shade, areas, types } = own;
  const whyNot = useRefusalReason(draft);
  const coloured = own.coloursOf(shade.type).map(({ code }) => ({ ...shade, colour: code }));
  const typed = types.map((type) => ({ ...shade, type }));
  const isAsked = !own.each || own.picked.length > 0; // without a sash there is nothing to price
  const prices = usePrices(draft, isAsked ? [...typed, ...coloured].map(own.wanting) : []);
  const isEmptied = areas.length === 0 && own.isTakenAway;
  const from = own.isChosen ? prices.draft : prices.now;
  const pointAt = (one: Shade) => (on: boolean) => {
    const meant = own.areasOf(one);
    draft.point(on && meant.length > 0 ? adding(one, meant) : null);
  };
  return (
    <ChoiceDialog
      title={title}
      lead={texts.lead}
      draft={draft}
      prices={prices}
      choice={isEmptied ? none[kind] : texts.use[kind]}
      missing={missing()}
      preview={
        <Preview draft={draft} sides={[kind === 'net' ? 'outside' : 'inside']}>
          <ShadeFacts draft={draft} kind={kind} />
        </Preview>
      }
    >
      <Part number={1} id={`${group}w`} title={texts.where}>
        <ShadeAreas draft={draft} own={own} />
      </Part>
      <Part number={2} id={`${group}t`} title={texts.type}>
        <ChoiceCards columns={2} label={texts.type}>
          {types.map((type) => (
            <ChoiceCard
              key={type.id}
              name={`${group}y`}
              checked={own.isChosen && type === shade.type}
              title={nameOf(type)}
              note={texts.notes[type.code as Code]}
              picture={<ShadeIcon code={type.code} />}
              price={
                isAsked && (
                  <OptionPrice
                    chosen={own.isChosen && type === shade.type}
                    price={prices.of(own.wanting({ ...shade, type }))}
                    from={from}
                  />
                )
              }
              refusal={isAsked ? whyNot(own.wanting({ ...shade, type })) : null}
              onChoose={() => own.choose({ type })}
              onPoint={pointAt({ ...shade, type })}
            >
              <ChoiceRefusal draft={draft} choice={{ kind: 'add-accessory', accessory: type.id }} />
            </ChoiceCard>
          ))}
        </ChoiceCards>
      </Part>
      <Part number={3} title={texts.colour[kind]} value={kind === 'net' && netColourHint}>
        <SamplesByPrice
          label={texts.colour[kind]}
          samples={own.coloursOf(shade.type)}
          priceOf={({ code }) => prices.of(own.wanting({ ...shade, colour: code }))}
          swatch={({ code, hex, grain, names }, surcharge) => (
            <Swatch
              key={code}
              name={`${group}c`}
              checked={own.isChosen && code === shade.colour}
              title={nameOf({ names })}
              note={surcharge}
              picture={<FoilSwatch hex={hex} grain={grain} />}
              onChoose={() => own.choose({ colour: code })}
              onPoint={pointAt({ ...shade, colour: code })}
            />
          )}
        />
      </Part>
      {kind === 'blind' && (
        <Part
          number={4}
          title={texts.control}
          value={texts.controlHint(own.hinges.map((side) => texts.sides[side]).join(', '))}
        >
          <Segments
            label={texts.control}
            value={shade.side ?? 'hinges'}
            options={(['hinges', 'L', 'P'] as const).map((value) => ({ value, text: texts.sides[value] }))}
            onChange={(side) => own.choose({ side: side === 'hinges' ? undefined : side })}
          />
        </Part>
      )}
    </ChoiceDialog>
  );

  function missing() {
    if (!own.isChosen) return { text: texts.choose[kind], part: `${group}t` };
    return areas.length === 0 && !isEmptied ? { text: texts.chooseArea, part: `${group}w` } : null;
  }
}
