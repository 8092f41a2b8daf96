import type { Glass } from '@fenestra/domain/catalogue/glazing';
import { Segments } from '../../../components/segments';
import { useTexts } from '../../../lib/shop/texts';

type Props = { value: Glass['type']; onChange: (type: Glass['type']) => void };

/** Double or triple: whose build-ups are listed. */
export function GlassType({ value, onChange }: Props) {
  const texts = useTexts('glazing');
  return (
    <Segments
      full
      label={texts.type}
      value={value}
      options={(['double', 'triple'] as const).map((type) => ({ value: type, text: texts.types[type] }))}
      onChange={onChange}
    />
  );
}
