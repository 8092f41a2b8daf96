import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useKindTexts } from '../frame/steps';

const MeasuringGuide = lazyChunk(() => import('./measuring-guide'));

/** Opens the guide, whose code comes with it. */
export function HowToMeasure() {
  const { measureFold } = useKindTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="play" />
        <span>{measureFold}</span>
      </Button>
      <ImmediateSuspense>{open && <MeasuringGuide onClose={() => setOpen(false)} />}</ImmediateSuspense>
    </>
  );
}
