import { z } from 'zod';

export const DeskConfig = z.object({
  DESK_TOKEN: z.string().min(16).optional().meta({
    description:
      'Opens the pages for operators on the admin port, who may cancel orders there; without it they open to nobody.',
    secret: true,
  }),
});
export type DeskConfig = z.output<typeof DeskConfig>;
