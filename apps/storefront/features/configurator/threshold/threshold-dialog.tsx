import { useId } from 'react';
import type { Change } from '@fenestra/domain/configuration/change';
import { availableThresholds } from '@fenestra/domain/configuration/choices/available-entries';
import { fullFrame, isDoor, productOf } from '@fenestra/domain/configuration/geometry/shape';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useName } from '../../../lib/format/use-name';
import { ChoiceCard, ChoiceCards } from '../choice/choice-card';
import { ChoiceDialog } from '../choice/choice-dialog';
import { OptionPrice } from '../choice/option-price';
import { Part } from '../choice/part';
import { Preview } from '../choice/preview';
import { ChoiceRefusal } from '../choice/choice-refusal';
import { useDraft } from '../choice/use-draft';
import { usePrices } from '../choice/use-prices';
import { useRefusalReason } from '../choice/use-refusal-reason';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { ThresholdIcon } from './threshold-icon';

const taking = (threshold: number | null): Change => ({ kind: 'threshold', threshold });

/** The sill of a door; a balcony door can also be without (SILL-01, SILL-03 to SILL-07). */
export default function ThresholdDialog() {
  const { threshold: texts } = useTexts('fittings');
  const { accessoriesThreshold: title } = useTexts('titles');
  const nameOf = useName();
  const group = useId();
  const catalogue = useLoadedCatalogue();
  const draft = useDraft();
  const whyNot = useRefusalReason(draft);
  const isNeeded = isDoor(productOf(draft.configuration, catalogue));
  const offered = availableThresholds(draft.configuration, catalogue);
  const options = [...offered.map(({ id }) => id), ...(isNeeded ? [] : [null])];
  const prices = usePrices(draft, options.map(taking));
  const { threshold } = draft.configuration;
  const chosen = threshold === null ? undefined : catalogue.thresholds.get(threshold);
  const isMissing = !chosen && isNeeded;
  const card = (id: number | null, name: string, note: string, height: number) => (
    <ChoiceCard
      key={id}
      name={group}
      checked={id === threshold}
      title={name}
      note={note}
      picture={<ThresholdIcon height={height} />}
      price={<OptionPrice chosen={id === threshold} price={prices.of(taking(id))} from={prices.draft} />}
      refusal={whyNot(taking(id))}
      onChoose={() => draft.choose(taking(id))}
      onPoint={(on) => draft.point(on ? taking(id) : null)}
    >
      <ChoiceRefusal draft={draft} choice={taking(id)} />
    </ChoiceCard>
  );
  return (
    <ChoiceDialog
      title={title}
      lead={texts.lead}
      draft={draft}
      prices={prices}
      choice={texts.use}
      missing={isMissing ? { text: texts.choose, part: `${group}p` } : null}
      preview={<Preview draft={draft} />}
    >
      <Part number={1} id={`${group}p`} title={texts.list} value={texts.widthAndColour}>
        <ChoiceCards columns={options.length === 2 ? 2 : 3} label={texts.list}>
          {offered.map((one) => card(one.id, nameOf(one), texts.height(thousands(one.height)), one.height))}
          {!isNeeded && card(null, texts.without.name, texts.without.note, fullFrame)}
        </ChoiceCards>
      </Part>
    </ChoiceDialog>
  );
}
