import { Fold } from '../../../components/fold';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';

const Words = lazyChunk(() => import('./words'));

/** The drawing in words, for whoever opens them. */
export function InWords() {
  const { describeDrawing } = useTexts('configurator');
  return (
    <Fold quiet title={describeDrawing}>
      <UntilLoaded>
        <Words />
      </UntilLoaded>
    </Fold>
  );
}
