import { Segments } from '../../../components/segments';
import { useTexts } from '../../../lib/shop/texts';
import styles from './sill-dialog.module.css';
import type { useSill } from './use-sill';

const all = 'all';

/** Which element of an assembly the sill is for, or all of them; nothing where only one can have it. */
export function SillElement({ own: { element, withSills, goTo } }: { own: ReturnType<typeof useSill> }) {
  const texts = useTexts('assembly');
  if (withSills.length < 2) return null;
  return (
    <div className={styles.element}>
      <Segments
        full
        label={texts.elements}
        value={element === null ? all : String(element)}
        options={[
          { value: all, text: texts.all },
          ...withSills.map((i) => ({ value: String(i), text: texts.element(i + 1) })),
        ]}
        onChange={(value) => goTo(value === all ? null : Number(value))}
      />
    </div>
  );
}
