import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { Side, View } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { useDeferredValue, useMemo, useState } from 'react';
import { Drawing } from '../../../components/drawing';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import type { DrawnIn } from './drawing-place';
import { useDescription } from './use-description';

/** Drawn instead of the shown configuration: one that is only tried, with its own marks. */
export type PreviewedConfiguration =
  | { readonly configuration: Configuration; readonly mark: Mark & Pick<View, 'dimensions' | 'measured'> }
  | undefined;

type Props = DrawnIn & {
  side: Side;
  tried?: PreviewedConfiguration;
  onPress?: ((area: string) => void) | undefined;
};

/** The drawing as the page makes it; it repaints in the frame of the change. */
export default function LiveDrawing({ pixels, title, catalogue, side, tried, onPress }: Props) {
  const { shown, mark: present } = useConfiguration();
  const { configuration, mark } = tried ?? { configuration: shown, mark: present };
  const [hovered, setHovered] = useState<string | null>(null);
  const description = useDescription(side, useDeferredValue(configuration)); // heard after the drawing is seen
  const facts = useMemo(() => drawingFactsOf(configuration, catalogue), [configuration, catalogue]);
  const scene = useMemo(
    () => sceneOf(configuration, facts, { side, pixels, ...seen(mark), ...(hovered && onPress ? { hovered } : {}) }),
    [configuration, facts, side, pixels, mark, hovered, onPress],
  );
  return (
    <Drawing scene={scene} title={title} description={description} {...(onPress && { onPress, onHover: setHovered })} />
  );
}

/** Drops what is not marked: the view knows no undefined. */
function seen<Mark extends object>(mark: Mark): { [Key in keyof Mark]: Exclude<Mark[Key], undefined> } {
  return Object.fromEntries(Object.entries(mark).filter(([, value]) => value !== undefined)) as never;
}
