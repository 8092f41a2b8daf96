import type { Started } from '../sync/requested-size';
import { Note } from '../../../components/note';
import { useRepairs } from '../../../components/saving/discontinued-parts';

/** What of a copied product had to be chosen anew. */
export default function CopyRepairs({ repaired }: { repaired: NonNullable<Started['repaired']> }) {
  const repairsOf = useRepairs();
  return (
    <Note tone="warn" role="status">
      {repairsOf({ repaired })}
    </Note>
  );
}
