import { Note } from '../../../components/note';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { ComfortNote } from '../dimensions/comfort-note';
import { InWords } from '../stage/in-words';
import { useConfiguration } from '../sync/configuration-context';
import AddElement from './add-element';

/** One more element, what the heaviest one weighs on site, the drawing in words: the code comes after that of the whole. */
export default function AfterSizes({ onAdded }: { onAdded: (element: number) => void }) {
  const { onSite } = useTexts('assembly');
  const { product } = useConfiguration();
  const heaviest = Math.max(...(product.assembly?.elements.map(({ weightKg }) => weightKg) ?? [0]));
  return (
    <>
      <AddElement onAdded={onAdded} />
      <Note>{onSite(thousands(heaviest))}</Note>
      <ComfortNote />
      <InWords />
    </>
  );
}
