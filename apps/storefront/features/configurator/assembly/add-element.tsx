import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';

const AddElementDialog = lazyChunk(() => import('./add-element-dialog'));

/** One more element, told by its number from 0; of a product that can be joined it makes an assembly, whose sizes begin with it. */
export default function AddElement({ onAdded }: { onAdded?: (element: number) => void }) {
  const texts = useTexts('assembly');
  const { shown, rules, product, setMark } = useConfiguration();
  const [open, setOpen] = useState(false);
  const begin = (element: number) => setMark({ element });
  const possible = shown.assembly || (rules?.canJoin(shown.product) && !product.product.data.stock);
  if (!possible) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {shown.assembly ? texts.add : texts.join}
      </Button>
      <UntilLoaded>
        {open && <AddElementDialog onAdded={onAdded ?? begin} onClose={() => setOpen(false)} />}
      </UntilLoaded>
    </div>
  );
}
