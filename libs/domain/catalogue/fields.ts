import { z } from 'zod/mini';

/** Fields that many catalogue entries share. */

/** A colour as screens show it. */
export const hex = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** Smallest and largest value, both allowed. */
export const range = z.readonly(z.tuple([z.number(), z.number()]));
