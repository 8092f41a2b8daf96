import { useState } from 'react';
import { Icon } from '../../../components/icon';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import styles from './save-button.module.css';

const SaveConfiguration = lazyChunk(() => import('./save-configuration'));

/** Opens the dialog that saves the configuration, loaded when it is asked for first. */
export function SaveButton() {
  const { save, saveAndSend } = useTexts('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.save}
        aria-haspopup="dialog"
        aria-label={saveAndSend}
        onClick={() => setOpen(true)}
      >
        <Icon name="mail" />
        <span>{save}</span>
      </button>
      {open && (
        <ImmediateSuspense>
          <SaveConfiguration onClose={() => setOpen(false)} />
        </ImmediateSuspense>
      )}
    </>
  );
}
