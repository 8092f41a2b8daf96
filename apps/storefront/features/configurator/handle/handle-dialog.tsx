import { useId } from 'react';
import type { HandleType } from '@fenestra/domain/catalogue/fittings';
import { shapeOf } from '@fenestra/domain/configuration/geometry/shape';
import { Note } from '../../../components/note';
import { thousands } from '../../../lib/format/numbers';
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
import { useLoadedCatalogue } from '../sync/configuration-context';
import { CloseUp } from './close-up';
import { colourNames, type HandleForm, handleForms, inColourOf, isSet } from './handle-forms';
import styles from './handle-dialog.module.css';
import { HandlePicture } from './handle-picture';

const taking = ({ id }: HandleType) => ({ kind: 'handle', handle: id }) as const;

/** One handle for the whole product: what kind, in which colour (HANDLE-01 to HANDLE-05). */
export default function HandleDialog() {
  const { handle: texts } = useTexts('fittings');
  const { accessoriesHandle: title } = useTexts('titles');
  const nameOf = useName();
  const group = useId();
  const catalogue = useLoadedCatalogue();
  const draft = useDraft();
  const whyNot = useRefusalReason(draft);
  const { configuration } = draft;
  const chosen = configuration.handle && catalogue.handles.get(configuration.handle.handle);
  const forms = handleForms(configuration, catalogue);
  const form = forms.find(({ handles }) => handles.some((one) => one === chosen)) ?? forms[0]!;
  const prices = usePrices(draft, [...forms.map((one) => inColourOf(one, chosen?.hex)), ...form.handles].map(taking));
  const pointAt = (handle: HandleType) => (on: boolean) => draft.point(on ? taking(handle) : null);
  const colours = colourNames(form.handles.map(nameOf));
  return (
    <ChoiceDialog
      title={title}
      lead={texts.lead}
      draft={draft}
      prices={prices}
      choice={texts.use}
      missing={chosen ? null : { text: texts.choose, part: group }}
      preview={<HandlePreview draft={draft} />}
    >
      <Part showChosen number={1} id={group} title={texts.kind} value={texts.kindHint}>
        <ChoiceCards label={texts.kind} columns={4}>
          {forms.map((one) => {
            const handle = inColourOf(one, chosen?.hex);
            const checked = one.handles.some((each) => each === chosen);
            return (
              <FormCard
                key={handle.id}
                name={`${group}k`}
                form={one}
                handle={handle}
                checked={checked}
                price={<OptionPrice chosen={checked} price={prices.of(taking(handle))} from={prices.draft} />}
                refusal={whyNot(taking(handle))}
                onChoose={() => draft.choose(taking(handle))}
                onPoint={pointAt(handle)}
              >
                {one !== form && <ChoiceRefusal draft={draft} choice={taking(handle)} />}
              </FormCard>
            );
          })}
        </ChoiceCards>
      </Part>
      {form.handles.length > 1 && (
        <Part number={2} title={texts.colour} value={colours[form.handles.findIndex((one) => one === chosen)]}>
          <SamplesByPrice
            label={texts.colour}
            samples={form.handles}
            priceOf={(handle) => prices.of(taking(handle))}
            swatch={(handle, surcharge) => (
              <Swatch
                key={handle.id}
                name={`${group}c`}
                checked={handle === chosen}
                title={colours[form.handles.indexOf(handle)]!}
                note={surcharge}
                picture={<FoilSwatch hex={handle.hex} />}
                refusal={whyNot(taking(handle))}
                onChoose={() => draft.choose(taking(handle))}
                onPoint={pointAt(handle)}
              >
                <ChoiceRefusal draft={draft} choice={taking(handle)} />
              </Swatch>
            )}
          />
        </Part>
      )}
      <div className={styles.whole}>
        <Note>{texts.whole}</Note>
      </div>
    </ChoiceDialog>
  );
}

type CardProps = Omit<Parameters<typeof ChoiceCard>[0], 'title'> & { form: HandleForm; handle: HandleType };

function FormCard({ form: { kind }, handle, ...card }: CardProps) {
  const { kinds } = useTexts('fittings').handle;
  const nameOf = useName();
  const words = isSet(kind) ? { name: nameOf(handle) } : kinds[kind];
  return (
    <ChoiceCard
      {...card}
      look="section"
      title={words.name}
      note={'note' in words ? words.note : undefined}
      picture={<HandlePicture handle={handle} />}
    />
  );
}

/** The product, and its handle close up with its height and how many there are. */
function HandlePreview({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { handle: texts } = useTexts('fittings');
  const nameOf = useName();
  const catalogue = useLoadedCatalogue();
  const { drawn } = draft;
  const handles = shapeOf(drawn, catalogue).geometry.fields.flatMap(({ hardware }) => hardware.handle ?? []);
  const last = handles.at(-1);
  const type = drawn.handle && catalogue.handles.get(drawn.handle.handle);
  return (
    <Preview draft={draft} detail={last && <CloseUp configuration={drawn} at={last.at} />}>
      <PreviewFacts>
        <span>
          <b>{type && nameOf(type)}</b>
          <br />
          {last && texts.height(thousands(last.height))}
        </span>
        <span>
          {texts.pieces}
          <br />
          <b>{handles.length}</b>
        </span>
      </PreviewFacts>
    </Preview>
  );
}
