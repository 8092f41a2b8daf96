import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { numberedScene } from '@fenestra/domain/drawing/numbered-scene';
import type { Side, View } from '@fenestra/domain/drawing/scene';
import { useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { useTexts } from '../../../lib/texts';
import { useElementSize } from '../../../lib/use-element-size';
import { useConfiguration } from '../sync/configuration-context';
import { useDescription } from './use-description';
import { useNumbers } from './use-numbers';

type Props = { className: string | undefined; side: Side };

/** The drawing with the numbers of the parts list: both sides where there is room, else the chosen one. */
export function NumberedDrawing({ className, side }: Props) {
  const [place, size] = useElementSize<HTMLDivElement>();
  return (
    <div ref={place} className={className}>
      {size && size.width > 0 && <Drawn pixels={size} side={side} />}
    </div>
  );
}

function Drawn({ pixels, side }: { pixels: Required<View['pixels']>; side: Side }) {
  const { shown, catalogue, mark, product } = useConfiguration();
  const { outsideView } = useTexts('parts');
  const legend = useLegend();
  const description = useDescription(side, shown);
  const numbers = useNumbers();
  const scene = useMemo(() => {
    const chosen = numbers.filter((one) => one.chosen);
    const view = { pixels, side, numbers: chosen, caption: outsideView, ...(mark.part && { pointed: mark.part }) };
    return catalogue && numberedScene(shown, drawingFactsOf(shown, catalogue), view);
  }, [shown, catalogue, pixels, side, numbers, mark.part, outsideView]);
  const { name } = product.product.data;
  if (!scene) return <img alt={name} src={`data:image/svg+xml;base64,${product.drawing}`} />;
  return <Drawing scene={scene} title={name} description={`${description} ${legend}`} />;
}

/** What the numbers point at, in words. */
function useLegend(): string {
  const { names, legend } = useTexts('parts');
  const chosen = useNumbers().filter((one) => one.chosen);
  return legend(chosen.map(({ number, part }) => `${number} ${names[part].toLowerCase()}`).join(', '));
}
