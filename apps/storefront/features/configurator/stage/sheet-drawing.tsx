import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { Side, View } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { useMemo, useState } from 'react';
import { Drawing } from '../../../components/drawing';
import { useTexts } from '../../../lib/texts';
import { useElementSize } from '../../../lib/use-element-size';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import { ServerDrawing } from './server-drawing';
import { useDescription } from './use-description';

/** Drawn instead of the shown configuration: one that is only tried, with its own marks. */
export type Tried =
  { readonly configuration: Configuration; readonly mark: Mark & Pick<View, 'dimensions'> } | undefined;

type Props = {
  className: string | undefined;
  side: Side;
  tried?: Tried;
  onPress?: ((area: string) => void) | undefined;
};

/** The drawing of the shown configuration, laid out for the size of its place; repaints in the frame of the change. */
export function SheetDrawing({ className, ...drawn }: Props) {
  const [place, size] = useElementSize<HTMLDivElement>();
  return (
    <div ref={place} className={className}>
      {size && size.width > 0 && <Drawn pixels={size} {...drawn} />}
    </div>
  );
}

function Drawn({ pixels, side, tried, onPress }: Omit<Props, 'className'> & Pick<View, 'pixels'>) {
  const { shown, catalogue, mark: present, product } = useConfiguration();
  const { configuration, mark } = tried ?? { configuration: shown, mark: present };
  const [hovered, setHovered] = useState<string | null>(null);
  const texts = useTexts('configurator');
  const description = useDescription(side, configuration);
  const facts = useMemo(() => catalogue && drawingFactsOf(configuration, catalogue), [configuration, catalogue]);
  const scene = useMemo(
    () =>
      facts &&
      sceneOf(configuration, facts, { side, pixels, ...seen(mark), ...(hovered && onPress ? { hovered } : {}) }),
    [configuration, facts, side, pixels, mark, hovered, onPress],
  );
  const title = `${product.product.data.name}, ${side === 'inside' ? texts.viewInside : texts.viewOutside}`;
  if (!scene) return <ServerDrawing title={title} drawing={product.drawing} version={product.catalogue} />;
  return (
    <Drawing scene={scene} title={title} description={description} {...(onPress && { onPress, onHover: setHovered })} />
  );
}

/** Drops what is not marked: the view knows no undefined. */
function seen<Mark extends object>(mark: Mark): { [Key in keyof Mark]: Exclude<Mark[Key], undefined> } {
  return Object.fromEntries(Object.entries(mark).filter(([, value]) => value !== undefined)) as never;
}
