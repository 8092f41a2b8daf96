import { useState } from 'react';
import { useTexts } from '../lib/shop/texts';
import styles from './line-picture.module.css';

type Props = {
  /** Where the server draws it; an image, so that nothing in it can run. */
  address: string | null;
  /** Width on screen in px: the drawing is laid out for it, without figures, which would be too small to be read. */
  width: number;
  className?: string | undefined;
};

/** The drawing of what was offered, or that there is none (CART-38). */
export function LinePicture({ address, width, className }: Props) {
  const { previewMissing } = useTexts('shell');
  const [broken, setBroken] = useState(false);
  return (
    <div className={className}>
      {address === null || broken ? (
        <span className={styles.missing}>{previewMissing}</span>
      ) : (
        <img src={`${address}?sirka=${width}&koty=bez`} alt="" loading="lazy" onError={() => setBroken(true)} />
      )}
    </div>
  );
}
