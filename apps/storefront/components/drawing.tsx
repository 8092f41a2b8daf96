import type { Scene } from '@fenestra/domain/drawing/scene';
import { useId } from 'react';
import styles from './drawing.module.css';
import { SceneShapes } from './scene-shapes';

type Props = {
  scene: Scene;
  /** What it shows in one line, and in full for who cannot see it. Without a title the drawing is decoration. */
  title?: string;
  description?: string;
  /** Pressing an area; the same choice exists as a control beside the drawing, so this is for the pointer only. */
  onPress?: (area: string) => void;
  onHover?: (area: string | null) => void;
};

export function Drawing({ scene, title, description, onPress, onHover }: Props) {
  const id = useId();
  const [left, top, width, height] = scene.viewBox;
  const naming = title
    ? { role: 'img', 'aria-labelledby': description ? `${id}t ${id}d` : `${id}t` }
    : ({ 'aria-hidden': true } as const);
  return (
    <svg className={styles.drawing} viewBox={`${left} ${top} ${width} ${height}`} focusable="false" {...naming}>
      {title && <title id={`${id}t`}>{title}</title>}
      {title && description && <desc id={`${id}d`}>{description}</desc>}
      <SceneShapes scene={scene} glassId={`${id}g`} />
      {onPress &&
        scene.targets.map(({ area, rect: [x1, y1, x2, y2] }) => (
          <rect
            key={area}
            className={styles.target}
            data-target={area}
            x={x1}
            y={y1}
            width={x2 - x1}
            height={y2 - y1}
            onClick={() => onPress(area)}
            onPointerEnter={() => onHover?.(area)}
            onPointerLeave={() => onHover?.(null)}
          />
        ))}
    </svg>
  );
}
