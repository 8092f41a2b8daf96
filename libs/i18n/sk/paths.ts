import type { Paths } from '../texts/paths';

export const paths: Paths = {};
