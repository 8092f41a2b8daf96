import { Button, buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { useTexts } from '../../../lib/texts';

export function Opening({ onClose }: { onClose: () => void }) {
  const { opening } = useTexts('saved');
  return (
    <Dialog size="question" title={opening} onClose={onClose}>
      <div aria-busy="true" />
    </Dialog>
  );
}

type Props = { gone: boolean; onRetry: () => void; onClose: () => void };

/** What is gone leads to the start page alone (OPEN-Q-18). */
export function NotOpened({ gone, onRetry, onClose }: Props) {
  const texts = useTexts('saved');
  const { failed, retry } = useTexts('shell');
  return (
    <Dialog
      size="question"
      title={gone ? texts.gone : failed}
      onClose={onClose}
      foot={
        <>
          <a className={buttonClass({ look: gone ? 'main' : 'secondary' })} href="/">
            {texts.startOver}
          </a>
          {!gone && (
            <Button look="main" onClick={onRetry}>
              {retry}
            </Button>
          )}
        </>
      }
    >
      {gone && <p>{texts.goneLead}</p>}
    </Dialog>
  );
}
