import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
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
      <UntilLoaded>{open && <MeasuringGuide onClose={() => setOpen(false)} />}</UntilLoaded>
    </>
  );
}
