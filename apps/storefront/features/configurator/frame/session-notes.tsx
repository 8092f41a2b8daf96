import { dayText } from '@fenestra/i18n/day-text';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Note } from '../../../components/note';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { sizeText } from '../../../lib/format/numbers';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { earlierDesigns } from '../sync/current-design';
import { SideEffects } from './side-effects';
import { useRefusalText } from './refusal-text';

const CopyRepairs = lazyChunk(() => import('../saved/copy-repairs'));

/** What the start did otherwise than the address says, and the designs that made way for this one. */
export function SessionNotes({ first }: { first: boolean }) {
  return (
    <>
      <SideEffects />
      <OtherSizeNote />
      <RepairedNote />
      <OfferNote />
      {first && <EarlierNotes />}
    </>
  );
}

/** The price is that of a dated offer, until something is changed. */
function OfferNote() {
  const shop = useShop();
  const { heldPrice } = useTexts('session');
  const { offerUntil } = useConfiguration().product;
  return offerUntil ? <Note>{heldPrice(dayText(offerUntil, shop))}</Note> : null;
}

/** Told until another size is chosen (CFGSTATE-05). */
function OtherSizeNote() {
  const { startedOtherwise } = useTexts('session');
  const ruleText = useRefusalText();
  const { otherSize, shown } = useConfiguration();
  if (otherSize?.taken.width !== shown.width || otherSize.taken.height !== shown.height) return null;
  const { wanted, taken, refusal } = otherSize;
  return (
    <Note tone="warn" role="status">
      {startedOtherwise(sizeText(wanted.width, wanted.height), sizeText(taken.width, taken.height))} {ruleText(refusal)}
    </Note>
  );
}

function RepairedNote() {
  const { repaired } = useConfiguration();
  if (!repaired?.length) return null;
  return (
    <ImmediateSuspense>
      <CopyRepairs repaired={repaired} />
    </ImmediateSuspense>
  );
}

function EarlierNotes() {
  const texts = useTexts('session');
  const { onBackToEarlier } = useConfiguration();
  const [earlier] = useState(earlierDesigns);
  return earlier.map(({ configurationId, name, width, height }) => (
    <Note key={configurationId}>
      {texts.earlier(name, sizeText(width, height))}{' '}
      <button type="button" className={buttons.link} onClick={() => onBackToEarlier(configurationId)}>
        {texts.backToEarlier}
      </button>
    </Note>
  ));
}
