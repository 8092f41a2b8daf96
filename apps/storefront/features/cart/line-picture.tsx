import { useState } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { shellTexts } from '@fenestra/i18n/shell';
import { useTexts } from '../../lib/texts';
import styles from './line-picture.module.css';

type Props = { line: Pick<CartItem, 'note'>; className?: string | undefined };

/** The drawing of what was offered; an image, so that nothing in it can run (CART-38). */
export function LinePicture({ line, className }: Props) {
  return <Picture address={line.note.picture} className={className} />;
}

export function Picture({ address, className }: { address: string | null; className?: string | undefined }) {
  const { previewMissing } = useTexts(shellTexts);
  const [broken, setBroken] = useState(false);
  return (
    <div className={className}>
      {address === null || broken ? (
        <span className={styles.missing}>{previewMissing}</span>
      ) : (
        <img src={address} alt="" loading="lazy" onError={() => setBroken(true)} />
      )}
    </div>
  );
}
