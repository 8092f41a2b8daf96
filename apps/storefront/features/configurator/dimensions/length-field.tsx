import { type ComponentProps, useEffect, useState } from 'react';
import { NumberField } from '../../../components/number-field';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';

const Centimetres = lazyChunk(() => import('./centimetre-question'));

type Asked = { readonly typed: number; readonly meant: number };
type Props = Omit<ComponentProps<typeof NumberField>, 'error'> & { canBe: (mm: number) => boolean };

/** A length of a part of the product, mm: centimetres are asked about before they are taken (DIM-08). */
export function LengthField({ value, refused, canBe, onCommit, ...field }: Props) {
  const { centimetres } = useTexts('dimensions');
  const { shown, rules } = useConfiguration();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => setAsked(null), [shown]);
  const take = (mm: number) => {
    setAsked(null);
    onCommit(mm);
  };
  const commit = (typed: number) => {
    const meant = rules?.meantInCentimetres(typed, canBe) ?? null;
    if (meant === null) take(typed);
    else setAsked({ typed, meant });
  };
  return (
    <>
      <NumberField
        {...field}
        value={asked?.typed ?? value}
        refused={asked ? centimetres(thousands(asked.typed)) : refused}
        onCommit={commit}
      />
      <ImmediateSuspense>
        {asked && <Centimetres {...asked} onAccept={() => take(asked.meant)} onKeep={() => take(asked.typed)} />}
      </ImmediateSuspense>
    </>
  );
}
