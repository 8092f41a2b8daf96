import buttons from '../../../components/button.module.css';
import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/texts';

/** What could not be loaded, and another try. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { retry } = useTexts('shell');
  return (
    <Note tone="warn" role="alert">
      {text}{' '}
      <button type="button" className={buttons.link} onClick={onRetry}>
        {retry}
      </button>
    </Note>
  );
}
