import { useId, useState } from 'react';
import { Segments } from '../../../components/segments';
import { sizeText, thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { ChoiceDialog } from '../choice/choice-dialog';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { Preview, PreviewFacts } from '../choice/preview';
import { ChoiceRefusal } from '../choice/choice-refusal';
import { SamplesByPrice } from '../choice/samples-by-price';
import { Swatch } from '../choice/swatches';
import { useDraft } from '../choice/use-draft';
import { usePrices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { FoilSwatch } from '../colour/foil-swatch';
import { LengthField } from '../dimensions/length-field';
import { useReason } from '../frame/refusal-text';
import { useKindTexts } from '../frame/steps';
import { Depths } from './depths';
import styles from './sill-dialog.module.css';
import { SillElement } from './sill-element';
import { SillSection } from './sill-section';
import { type Sill, type SillKind, useSill } from './use-sill';

const anySill = { kind: 'add-accessory' } as const;
const overhangs = ['30', '40', '50'] as const;

/** A windowsill: material, depth or projection, length, colour, with its section through the wall (PARA-01 to PARA-05). */
export function SillDialog({ kind, title }: { kind: SillKind; title: string }) {
  const { sill: texts, shade } = useTexts('fittings');
  const words = texts.words[kind];
  const { outerSillLength } = useKindTexts();
  const { ownLength } = useTexts('assembly');
  const nameOf = useName();
  const group = useId();
  const [overhang, setOverhang] = useState<(typeof overhangs)[number]>('30');
  const draft = useDraft();
  const own = useSill(kind, draft);
  const { types, coloursOf, sill, piece, entered, refusal, isChosen, made, adding, choose } = own;
  const reason = useReason();
  const whyNot = useRefusalReason(draft);
  const options = [
    ...types.map(made),
    ...sill.type.depths.map((depth) => ({ ...sill, depth })),
    ...coloursOf(sill.type).map(({ code }) => ({ ...sill, colour: code })),
  ];
  const prices = usePrices(draft, options.map(adding));
  const from = isChosen ? prices.draft : prices.now;
  const priceOf = (one: Sill, chosen: boolean) => (
    <OptionPrice chosen={isChosen && chosen} price={prices.of(adding(one))} from={from} />
  );
  const pointAt = (one: Sill) => (on: boolean) => draft.point(on ? adding(one) : null);
  const inner = kind === 'inner-sill';
  const [shortest, longest] = sill.type.length;
  const shownDepth = thousands(sill.depth);
  const isOfSize = refusal?.code === 'sill-depth' || refusal?.code === 'sill-length';
  return (
    <ChoiceDialog
      title={title}
      lead={isChosen ? words.lead : shade.lead} // without one there is nothing to differ from
      draft={draft}
      prices={prices}
      choice={isChosen ? words.use(shownDepth) : words.useAny}
      missing={isChosen ? null : { text: words.choose, part: group }}
      preview={
        <Preview
          draft={draft}
          sides={[inner ? 'inside' : 'outside']}
          element={own.element ?? undefined}
          detail={<SillSection kind={kind} depth={sill.depth} overhang={Number(overhang)} />}
        >
          <PreviewFacts>
            <SillFacts sill={sill} length={sill.length ?? piece?.length} />
          </PreviewFacts>
        </Preview>
      }
    >
      <SillElement own={own} />
      <Part number={1} id={group} title={texts.material}>
        <ChoiceCards columns={2} label={texts.material}>
          {types.map((type) => (
            <ChoiceCard
              key={type.id}
              name={`${group}m`}
              checked={isChosen && type === sill.type}
              title={texts.materials[type.material].name}
              note={texts.materials[type.material].note}
              price={priceOf(made(type), type === sill.type)}
              refusal={whyNot(adding(made(type)))}
              onChoose={() => choose(made(type))}
              onPoint={pointAt(made(type))}
            >
              {!isOfSize && <ChoiceRefusal draft={draft} choice={{ kind: 'add-accessory', accessory: type.id }} />}
            </ChoiceCard>
          ))}
        </ChoiceCards>
      </Part>
      <Part showChosen number={2} title={texts.depth[kind]} value={texts.depthHint}>
        <Depths
          label={texts.depth[kind]}
          sill={sill}
          entered={entered.depth}
          refused={refusal?.code === 'sill-depth' ? reason(refusal) : null}
          refusedBy={`${group}r`}
          isChosen={isChosen}
          priceOf={(depth) => priceOf({ ...sill, depth }, depth === sill.depth)}
          onChoose={(depth) => choose({ ...sill, depth })}
          onPoint={(depth) => pointAt({ ...sill, depth })}
        />
        {refusal?.code === 'sill-depth' && <ChoiceRefusal id={`${group}r`} draft={draft} choice={anySill} />}
        <p className={styles.note}>
          {inner ? texts.innerNote(thousands(sill.depth - Number(overhang)), overhang, shownDepth) : texts.outerNote}
        </p>
      </Part>
      <Part number={3} title={texts.length}>
        <div className={styles.sizes}>
          {inner && (
            <div>
              <p className={styles.label}>{texts.overhang}</p>
              <Segments
                full
                label={texts.overhang}
                value={overhang}
                options={overhangs.map((value) => ({ value, text: `${value}\u00a0mm` }))}
                onChange={setOverhang}
              />
            </div>
          )}
          {piece ? (
            <div>
              <LengthField
                label={texts.length}
                value={entered.length ?? piece.length ?? 0}
                refused={refusal?.code === 'sill-length' ? reason(refusal) : null}
                describedBy={`${group}r`}
                canBe={(mm) => mm >= shortest && mm <= longest}
                onCommit={(length) => choose({ ...sill, length })}
              />
            </div>
          ) : (
            <p className={styles.note}>{ownLength}</p>
          )}
          {refusal?.code === 'sill-length' && <ChoiceRefusal id={`${group}r`} draft={draft} choice={anySill} />}
          <p className={styles.note}>{inner ? texts.innerLength : outerSillLength}</p>
        </div>
      </Part>
      <Part number={4} title={texts.colour}>
        <SamplesByPrice
          label={texts.colour}
          samples={coloursOf(sill.type)}
          priceOf={({ code }) => prices.of(adding({ ...sill, colour: code }))}
          swatch={(sample, surcharge) => (
            <Swatch
              key={sample.code}
              name={`${group}c`}
              checked={isChosen && sample.code === sill.colour}
              title={nameOf(sample)}
              note={surcharge}
              picture={<FoilSwatch hex={sample.hex} grain={sample.grain} />}
              onChoose={() => choose({ ...sill, colour: sample.code })}
              onPoint={pointAt({ ...sill, colour: sample.code })}
            />
          )}
        />
      </Part>
    </ChoiceDialog>
  );
}

type FactsProps = { sill: Sill; length: number | undefined };

/** Size, of what or of how many pieces it is, and the caps that come with it. */
function SillFacts({ sill: { type, depth }, length }: FactsProps) {
  const { sill: texts } = useTexts('fittings');
  const pieces = type.jointOver === null || length === undefined ? 1 : Math.ceil(length / type.jointOver);
  return (
    <>
      <span>
        <b>{`${length === undefined ? thousands(depth) : sizeText(length, depth)}\u00a0mm`}</b>
        <br />
        {pieces > 1 ? texts.joint(pieces) : texts.materials[type.material].name}
      </span>
      <span>
        {texts.caps}
        <br />
        <b>{texts.capsNote}</b>
      </span>
    </>
  );
}
