import type { z } from 'zod/mini';

/** A call with an address of its own. `:name` in the path stands for a value. */
export type RestCall = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly status: 200 | 201;
  readonly answer: z.ZodMiniType;
};

/** The header of WIRE-44 that names the cart; empty or missing makes a new one (OPEN-Q-87). */
export const cartHeader = 'x-cart-id';
/** A change may name the revision that it saw, and itself, so that a repeat changes nothing again. */
export const revisionHeader = 'x-revision';
export const changeHeader = 'x-change-id';
/** `none` asks for the product without its SVG: a page that draws by itself has no use for it. */
export const drawingHeader = 'x-drawing';
