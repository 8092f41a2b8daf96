import { openOver } from '../lib/over-page';
import { useTexts } from '../lib/texts';

/** Opens the message to the shop's people, on all screens but the preview of a cart (SHELL-08). */
export function FeedbackLink({ className }: { className?: string }) {
  const { writeToUs } = useTexts('shell');
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => openOver('feedback')}>
      {writeToUs}
    </button>
  );
}
