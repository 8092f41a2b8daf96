import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { useTexts } from '../../../lib/shop/texts';
import { rulesQuery } from '../sync/rules.query';
import styles from './server-drawing.module.css';

type Props = { title: string; drawing: string; version: string };

/** What the server drew, until the page has the catalogue to draw by itself; or that there is neither (STEP-10, STEP-11). */
export function ServerDrawing({ title, drawing, version }: Props) {
  const { previewMissing, retry } = useTexts('shell');
  const { isError, refetch } = useQuery(rulesQuery(version));
  const [broken, setBroken] = useState(false);
  if (drawing !== '' && !broken)
    return (
      <img
        className={styles.picture}
        alt={title}
        src={`data:image/svg+xml;base64,${drawing}`}
        onError={() => setBroken(true)}
      />
    );
  if (!isError) return <div className={styles.waiting} />;
  return (
    <div className={styles.missing} role="alert">
      <p>{previewMissing}</p>
      <Button onClick={() => void refetch()}>{retry}</Button>
    </div>
  );
}
