import { openOverlay } from '../lib/navigation/overlay';
import { useTexts } from '../lib/shop/texts';

/** Opens the message to the shop's people, on all screens but the preview of a cart (SHELL-08). */
export function FeedbackLink({ className }: { className?: string }) {
  const { writeToUs } = useTexts('shell');
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => openOverlay('feedback')}>
      {writeToUs}
    </button>
  );
}
