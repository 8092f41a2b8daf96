import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { usePutIntoCart } from './add-to-cart';

const cart = '/kosik/';

/** Whoever goes to the cart with changes of a cart line that are not saved is asked first. */
export default function UnsavedLine() {
  const texts = useTexts('configurator').saveLine;
  const { undoLabel } = useConfiguration();
  const [asking, setAsking] = useState(false);
  const changed = undoLabel !== undefined;
  useEffect(() => {
    if (!changed) return;
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || new URL(link.href).pathname !== cart || link.closest('dialog')) return;
      event.preventDefault();
      setAsking(true);
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [changed]);
  if (!asking) return null;
  return (
    <Dialog
      size="question"
      title={texts.unsaved}
      onClose={() => setAsking(false)}
      foot={
        <>
          <Button onClick={() => setAsking(false)}>{texts.stay}</Button>
          <a className={buttonClass()} href={cart}>
            {texts.leave}
          </a>
          <Save />
        </>
      }
    >
      <p>{texts.unsavedLead}</p>
    </Dialog>
  );
}

/** Part of the question: who answers otherwise takes a press back that still waits. */
function Save() {
  const { long } = useTexts('configurator').saveLine;
  const { put, busy } = usePutIntoCart();
  return (
    <Button look="main" busy={busy} onClick={put}>
      {long}
    </Button>
  );
}
