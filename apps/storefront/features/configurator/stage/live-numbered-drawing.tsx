import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { numberedScene } from '@fenestra/domain/drawing/numbered-scene';
import type { Side } from '@fenestra/domain/drawing/scene';
import { inSentence } from '@fenestra/i18n/in-sentence';
import { useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import type { DrawnIn } from './drawing-place';
import { useDescription } from './use-description';
import { useNumbers } from './use-numbers';

/** The numbered drawing as the page makes it. */
export default function LiveNumberedDrawing({ pixels, title, catalogue, side }: DrawnIn & { side: Side }) {
  const { shown, mark } = useConfiguration();
  const { outsideView } = useTexts('parts');
  const { element } = useTexts('assembly');
  const legend = useLegend();
  const description = useDescription(side, shown);
  const numbers = useNumbers();
  const scene = useMemo(() => {
    const chosen = numbers.filter((one) => one.chosen);
    const pointed = mark.part && { pointed: mark.part, ...(mark.element !== undefined && { element: mark.element }) };
    const elementNames = shown.assembly?.elements.map((_, i) => element(i + 1));
    const view = {
      pixels,
      side,
      numbers: chosen,
      caption: outsideView,
      ...pointed,
      ...(elementNames && { elementNames }),
    };
    return numberedScene(shown, drawingFactsOf(shown, catalogue), view);
  }, [shown, catalogue, pixels, side, numbers, mark.part, mark.element, outsideView, element]);
  return <Drawing scene={scene} title={title} description={`${description} ${legend}`} />;
}

/** What the numbers point at, in words. */
function useLegend(): string {
  const { names, legend } = useTexts('parts');
  const shop = useShop();
  const chosen = useNumbers().filter((one) => one.chosen);
  return legend(chosen.map(({ number, part }) => `${number} ${inSentence(names[part], shop)}`).join(', '));
}
