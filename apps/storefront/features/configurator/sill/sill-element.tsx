import { Segments } from '../../../components/segments';
import { useTexts } from '../../../lib/texts';
import type { useSill } from './use-sill';

/** Which element of an assembly the sill is for; nothing where only one can have it. */
export function SillElement({ own: { element, withSills, goTo } }: { own: ReturnType<typeof useSill> }) {
  const texts = useTexts('assembly');
  if (withSills.length < 2) return null;
  return (
    <Segments
      full
      label={texts.elements}
      value={String(element)}
      options={withSills.map((i) => ({ value: String(i), text: texts.element(i + 1) }))}
      onChange={(value) => goTo(Number(value))}
    />
  );
}
