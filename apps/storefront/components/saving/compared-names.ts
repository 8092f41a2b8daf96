import type { ComparedPrice } from '@fenestra/contracts/wire/quote-calls';
import { useTexts } from '../../lib/shop/texts';

/** What the kinds of parts are called whose prices are compared. */
export function useComparedNames(): (key: ComparedPrice['key']) => string {
  const { frame, colour } = useTexts('saved');
  const { names } = useTexts('parts');
  return (key) => (key === 'colour' ? colour : key === 'frame' ? frame : names[key]);
}
