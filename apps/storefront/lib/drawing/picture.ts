import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { DrawingFacts, Scene } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';

/** A small picture seen from inside, without dimensions. `width` is its width on screen in px. */
export function pictureOf(configuration: Configuration, facts: DrawingFacts, width: number): Scene {
  return sceneOf(configuration, facts, { side: 'inside', pixels: { width }, dimensions: 'none' });
}
