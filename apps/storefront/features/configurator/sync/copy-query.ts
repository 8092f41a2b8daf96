import { readText, writeText } from '../../../lib/storage/browser-storage';

/** Same again, but: which configuration, and in what the copy differs. */
export type CopyQuery = {
  copyOf?: string | undefined;
  /** `true` for the mirror image. */
  mirrored?: string | undefined;
  /** By so many millimetres. */
  narrower?: string | undefined;
  /** The label of the copy; that of the original is not copied. */
  room?: string | undefined;
  /** Tells one wish for a copy from the next, so that a reload makes no second one. */
  wish?: string | undefined;
};

/** Fails where today's catalogue has no such product any more. */
export const copyCall = 'copy';

const mark = 'copied';

/** Whether the copy that the address asks for was made before: then it is the design in hand. */
export const isCopied = ({ wish }: CopyQuery): boolean => wish !== undefined && readText('session', mark) === wish;

export function rememberCopied({ wish }: CopyQuery): void {
  if (wish) writeText('session', mark, wish);
}
