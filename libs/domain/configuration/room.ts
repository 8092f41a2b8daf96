import { z } from 'zod/mini';
import { isEqual } from '../is-equal';
import { visibleLine } from '../visible-text';
import { visibleLinePattern } from '../invisible-characters';

/** Letters of a label at most. */
export const maxRoomLength = 40;

/** As services store and tell it: what was labelled before fillers and selectors were refused on the wire is read for ever. */
export const StoredRoom = z
  .string()
  .check(z.maxLength(maxRoomLength), z.regex(/^[^\p{C}\p{Z}]([^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u));

/**
 * Where a product will be, in the shopper's own words: one line without spaces at its ends, and without signs that are
 * not seen. It says nothing of what is made and changes no price.
 */
export const Room = StoredRoom.check(z.regex(visibleLinePattern));

/** What somebody typed or pasted, as a label; null where nothing is left of it. */
export function parseRoom(typed: string): string | null {
  const line = visibleLine(typed).slice(0, maxRoomLength).trim();
  return Room.safeParse(line).success ? line : null;
}

/** The same product with another label, or none. */
export function withRoom<Labelled extends { readonly room?: string | undefined }>(
  { room: _, ...product }: Labelled,
  room: string | null,
): Omit<Labelled, 'room'> & { room?: string } {
  return room === null ? product : { ...product, room };
}

/** Whether two are the same product, in whatever room each is to stand. */
export const isSameProduct = (one: { readonly room?: string }, other: { readonly room?: string }): boolean =>
  isEqual(withRoom(one, null), withRoom(other, null));
