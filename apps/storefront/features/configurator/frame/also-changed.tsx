import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { useConfiguration } from '../sync/configuration-context';

const AlsoChangedNote = lazyChunk(() => import('../accessories/also-changed-note'));

/** What the last change altered besides what was chosen. */
export function AlsoChanged() {
  const { told } = useConfiguration();
  return (
    <div role="status">
      {told && (
        <UntilLoaded>
          <AlsoChangedNote told={told} />
        </UntilLoaded>
      )}
    </div>
  );
}
