import { join } from 'node:path';
import { z } from 'zod';
import { paymentProviders } from '@fenestra/contracts/payment-providers';
import { originSettings } from '@fenestra/clients/shop-origins';

const publicHosts = Object.values(paymentProviders).flatMap(({ pages }) => pages?.hosts ?? []);
const yes = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

export const GatewayConfig = z
  .object({
    /** Opens the ERP side; without it every ERP call is refused. */
    ERP_TOKEN: z.string().min(8).optional(),
    ...originSettings,
    /** JSON: calls a minute and caller address. */
    LIMITS_FILE: z.string().optional(),
    /** Only behind a proxy of one's own that sets X-Forwarded-For: otherwise callers would choose their address. */
    TRUST_PROXY: yes.default(false),
    /** The built page; files under `assets` never change. */
    STOREFRONT_DIR: z.string().default(join(__dirname, '../storefront/dist')),
    /** How long a body may take to arrive. */
    SLOW_BODY_MS: z.coerce.number().int().positive().default(10_000),
    /** Where the card gateway is, if not at its public hosts: forms may be sent there. */
    GOPAY_URL: z.url().optional(),
  })
  .transform(({ GOPAY_URL, ...config }) => ({
    ...config,
    formTargets: [...publicHosts, ...(GOPAY_URL ? [new URL(GOPAY_URL).origin] : [])],
  }));
export type GatewayConfig = z.output<typeof GatewayConfig>;
