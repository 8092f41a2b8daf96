import { z } from 'zod';

export const DeskConfig = z.object({
  /** Opens the pages for operators on the admin port. Whoever has it may cancel orders; without it they open to nobody. */
  DESK_TOKEN: z.string().min(16).optional(),
});
export type DeskConfig = z.output<typeof DeskConfig>;
