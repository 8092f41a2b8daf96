import buttons from '../../../components/button.module.css';
import { useTexts } from '../../../lib/shop/texts';

/** Asks whether that was meant; what was typed is ordered unless a press takes it. */
export function Meant({ text, onTake }: { text: string; onTake: () => void }) {
  const { meant } = useTexts('checkout');
  return (
    <button type="button" className={buttons.link} onClick={onTake}>
      {meant(text)}
    </button>
  );
}
