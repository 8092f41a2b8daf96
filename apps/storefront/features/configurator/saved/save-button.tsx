import { useState } from 'react';
import { Icon } from '../../../components/icon';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
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
        <UntilLoaded>
          <SaveConfiguration onClose={() => setOpen(false)} />
        </UntilLoaded>
      )}
    </>
  );
}
