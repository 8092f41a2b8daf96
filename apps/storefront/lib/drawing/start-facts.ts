import type { DrawingFacts } from '@fenestra/domain/drawing/scene';

/** What a picture of a product in its usual white needs, where no configuration of it exists: the pictures of openings. */
export function startFacts({ layout, type }: { layout: string; type: string }): DrawingFacts {
  const white = '#f1f1ea';
  return { layout, typ: type, foil: { inside: white, outside: white }, handle: '#f4f4f1', baseProfile: 0 };
}
