import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { Side, View } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { useMemo, useState } from 'react';
import { Drawing } from '../../../components/drawing';
import { useTexts } from '../../../lib/texts';
import { useElementSize } from '../../../lib/use-element-size';
import { useConfiguration } from '../sync/configuration-context';
import { useDescription } from './use-description';

type Props = { className: string | undefined; side: Side; onPress?: ((area: string) => void) | undefined };

/** The drawing of the shown configuration, laid out for the size of its place; repaints in the frame of the change. */
export function SheetDrawing({ className, side, onPress }: Props) {
  const [place, size] = useElementSize<HTMLDivElement>();
  return (
    <div ref={place} className={className}>
      {size && size.width > 0 && <Drawn pixels={size} side={side} onPress={onPress} />}
    </div>
  );
}

function Drawn({
  pixels,
  side,
  onPress,
}: {
  pixels: View['pixels'];
  side: Side;
  onPress?: ((area: string) => void) | undefined;
}) {
  const { shown, catalogue, mark, product } = useConfiguration();
  const [hovered, setHovered] = useState<string | null>(null);
  const texts = useTexts('configurator');
  const description = useDescription(side);
  const facts = useMemo(() => catalogue && drawingFactsOf(shown, catalogue), [shown, catalogue]);
  const scene = useMemo(
    () => facts && sceneOf(shown, facts, { side, pixels, ...seen(mark), ...(hovered && onPress ? { hovered } : {}) }),
    [shown, facts, side, pixels, mark, hovered, onPress],
  );
  const title = `${product.product.data.name}, ${side === 'inside' ? texts.viewInside : texts.viewOutside}`;
  if (!scene) return <img alt={title} src={`data:image/svg+xml;base64,${product.drawing}`} />;
  return (
    <Drawing scene={scene} title={title} description={description} {...(onPress && { onPress, onHover: setHovered })} />
  );
}

/** Drops what is not marked: the view knows no undefined. */
function seen<Mark extends object>(mark: Mark): { [Key in keyof Mark]: Exclude<Mark[Key], undefined> } {
  return Object.fromEntries(Object.entries(mark).filter(([, value]) => value !== undefined)) as never;
}
