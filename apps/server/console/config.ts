import { z } from 'zod';
import { acceptedTokens } from '@fenestra/platform/http/accepted-tokens';
import { hstsSubdomains } from '@fenestra/platform/http/hsts';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => URL.parse(address)?.origin === address, 'is no origin: scheme, host and port without a path');

export const ConsoleConfig = z.object({
  DESK_TOKEN: acceptedTokens.optional().meta({
    description:
      'Opens the operator console on the admin port, where orders may be cancelled: two with a comma while one follows the other. Without it the console opens to nobody.',
    secret: true,
  }),
  DESK_ORIGIN: origin
    .optional()
    .describe(
      'Origin of the operator console behind a proxy, `https://operators.example`: its pages answer under this host and under localhost only. With https its cookies are `Secure`.',
    ),
  HSTS_SUBDOMAINS: hstsSubdomains,
});
export type ConsoleConfig = z.output<typeof ConsoleConfig>;
