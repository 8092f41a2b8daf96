import type { ComponentProps } from 'react';
import { Fold } from '../../../components/fold';
import { Note } from '../../../components/note';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { ComfortNote } from '../dimensions/comfort-note';
import { HowToMeasure } from '../dimensions/how-to-measure';
import type MeasuredOpening from '../dimensions/measured-opening';
import { InWords } from '../stage/in-words';
import { useConfiguration } from '../sync/configuration-context';
import AddElement from './add-element';

const Measured = lazyChunk(() => import('../dimensions/measured-opening'));

type Props = ComponentProps<typeof MeasuredOpening> & { onAdded: (element: number) => void };

/**
 * One more element, what the heaviest one weighs on site, from the opening to the size of the whole, the drawing in words: the
 * code comes after that of the whole.
 */
export default function AfterSizes({ onAdded, ...measuring }: Props) {
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
        <Fold icon="ruler" title={openingFold}>
          <UntilLoaded>
            <Measured {...measuring} />
          </UntilLoaded>
        </Fold>
        <HowToMeasure />
      </div>
      <InWords />
    </>
  );
}
