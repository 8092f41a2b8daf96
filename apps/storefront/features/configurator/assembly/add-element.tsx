import { useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
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
      <ImmediateSuspense>
        {open && <AddElementDialog onAdded={onAdded ?? begin} onClose={() => setOpen(false)} />}
      </ImmediateSuspense>
    </div>
  );
}
