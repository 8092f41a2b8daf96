import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useConfiguration } from '../sync/configuration-context';

const AlsoChangedNote = lazyChunk(() => import('../accessories/side-effects-note'));

/** What the last change altered besides what was chosen. */
export function SideEffects() {
  const { told } = useConfiguration();
  return (
    <div role="status">
      {told && (
        <ImmediateSuspense>
          <AlsoChangedNote told={told} />
        </ImmediateSuspense>
      )}
    </div>
  );
}
