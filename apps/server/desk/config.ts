import { z } from 'zod';
import { acceptedTokens } from '@fenestra/platform/http/accepted-tokens';

export const DeskConfig = z.object({
  DESK_TOKEN: acceptedTokens.optional().meta({
    description:
      'Opens the pages for operators on the admin port, who may cancel orders there: two with a comma while one follows the other. Without it they open to nobody.',
    secret: true,
  }),
});
export type DeskConfig = z.output<typeof DeskConfig>;
