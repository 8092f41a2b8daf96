import type { ComponentProps } from 'react';
import { Disclosure } from '../../../components/disclosure';
import { Note } from '../../../components/note';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { ComfortNote } from '../dimensions/comfort-note';
import { HowToMeasure } from '../dimensions/how-to-measure';
import type MeasuredOpening from '../dimensions/measured-opening';
import { DescriptionDisclosure } from '../stage/description-disclosure';
import { useConfiguration } from '../sync/configuration-context';
import AddElement from './add-element';

const Measured = lazyChunk(() => import('../dimensions/measured-opening'));

type Props = ComponentProps<typeof MeasuredOpening> & { onAdded: (element: number) => void };

/**
 * One more element, what the heaviest one weighs on site, from the opening to the size of the whole, the drawing in words: the
 * code comes after that of the whole.
 */
export default function BelowSizes({ onAdded, ...measuring }: Props) {
  const { onSite } = useTexts('assembly');
  const { openingFold } = useTexts('dimensions');
  const { product } = useConfiguration();
  const heaviest = Math.max(...(product.assembly?.elements.map(({ weightKg }) => weightKg) ?? [0]));
  return (
    <>
      <AddElement onAdded={onAdded} />
      <Note>{onSite(thousands(heaviest))}</Note>
      <ComfortNote />
      <div>
        <Disclosure icon="ruler" title={openingFold}>
          <ImmediateSuspense>
            <Measured {...measuring} />
          </ImmediateSuspense>
        </Disclosure>
        <HowToMeasure />
      </div>
      <DescriptionDisclosure />
    </>
  );
}
