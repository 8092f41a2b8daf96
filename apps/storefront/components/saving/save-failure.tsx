import { refusalOf } from '../../lib/network/request';
import { useTexts } from '../../lib/shop/texts';
import { Note } from '../note';

/** That nothing was sent (SAVE-07), and why, where that is known: without a connection, too often, or of another state (ERR-06). */
export function SaveFailure({ failure }: { failure: Error }) {
  const { failed } = useTexts('shell');
  const { offline } = useTexts('saved');
  const reason = refusalOf(failure);
  return (
    <Note tone="err" role="alert">
      <b>{failed}</b> {reason ?? (navigator.onLine ? '' : offline)}
    </Note>
  );
}
