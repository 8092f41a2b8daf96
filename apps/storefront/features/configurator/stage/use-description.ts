import { describeDrawing } from '@fenestra/domain/drawing/describe-drawing';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { Side } from '@fenestra/domain/drawing/scene';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';

/** The drawing in words, from the same model: size, view side, every sash once; then glass and colours as the server names them. */
export function useDescription(side: Side, shown: Configuration): string {
  const { catalogue, product } = useConfiguration();
  const words = useTexts('drawing');
  const drawn = useMemo(
    () => (catalogue ? describeDrawing(shown, drawingFactsOf(shown, catalogue), words, side) : ''),
    [shown, catalogue, words, side],
  );
  const isSolid = catalogue?.fillings.get(shown.filling ?? 0)?.glassShare === 0;
  const glazed = product.areas.slice(isSolid ? 1 : 0); // above a solid leaf there may be a light
  const glass = [...new Set(glazed.map(({ glassName }) => glassName))].join(', ');
  const colours = [...new Set([product.colourOutsideName, product.colourInsideName])].join(' / ');
  return `${drawn} ${[glass, colours].filter(Boolean).join('; ')}.`;
}
