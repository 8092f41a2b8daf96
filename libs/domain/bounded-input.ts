import { z } from 'zod/mini';

/** What comes from outside is never longer than it can need to be, so that nothing that is kept of it grows without end. */
export const textUpTo = (most: number) => z.string().check(z.maxLength(most));

/** An id or a code. The shop gives none of more than 43 signs. */
export const code = textUpTo(60);

/** A list of what is entered, chosen or built piece by piece. */
export const upTo100 = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(100));
