import { Disclosure } from '../../../components/disclosure';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';

const Words = lazyChunk(() => import('./drawing-description'));

/** The drawing in words, for whoever opens them. */
export function DescriptionDisclosure() {
  const { describeDrawing } = useTexts('configurator');
  return (
    <Disclosure quiet title={describeDrawing}>
      <ImmediateSuspense>
        <Words />
      </ImmediateSuspense>
    </Disclosure>
  );
}
