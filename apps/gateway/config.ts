import { join } from 'node:path';
import { z } from 'zod';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { folder, jsonFile } from '@fenestra/platform/service/path-settings';
import { checkPlaces } from './catalogue/read-places';
import { Limits } from './edge/caller-limits';
import { gopayPages } from './edge/gopay-pages';
import { thirdPartySettings } from './pages/third-party-settings';

const named = z.enum(['loopback', 'linklocal', 'uniquelocal']);
const proxy = z.union([named, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const proxies = z
  .string()
  .transform((list) => list.split(/\s*,\s*/))
  .pipe(z.array(proxy));

const webAddress = z.url({ protocol: /^https?$/ });
const publicCaptcha = 'https://www.google.com/recaptcha';
export type Captcha = { readonly url: string; readonly siteKey: string; readonly secret: string };
const captchaOf = (url: string, siteKey?: string, secret?: string): Captcha | null =>
  siteKey && secret ? { url: url.replace(/\/$/, ''), siteKey, secret } : null;

export const GatewayConfig = z
  .object({
    /** Opens the ERP side; without it every ERP call is refused. */
    ERP_TOKEN: z.string().min(16).optional(),
    ...shopSettings,
    ...thirdPartySettings,
    /** JSON: calls a minute and caller address. */
    LIMITS_FILE: jsonFile(Limits).optional(),
    /** Addresses and networks of one's own proxies, `10.0.0.0/8, loopback`: only their X-Forwarded-For names the caller. */
    TRUST_PROXY: proxies.default([]),
    /** The built page; files under `assets` never change. */
    STOREFRONT_DIR: folder().default(join(__dirname, '../storefront/dist')),
    /** Lists of places, one file for each country, as `data/postcodes/README.md` describes them. */
    POSTCODES_DIR: folder().check(checkPlaces).default(join(__dirname, 'data/postcodes')),
    /** How long the head of a request may take to arrive, from the first moment of its socket. */
    SLOW_HEADERS_MS: z.coerce.number().int().positive().default(10_000),
    /**
     * How long a socket may be open without a request. Behind a proxy it has to outlast those that the proxy keeps, mostly 60 s: else
     * one is closed here just when a request comes over it.
     */
    IDLE_SOCKET_MS: z.coerce.number().int().positive().optional(),
    /** A whole office has one address, and a browser opens six. */
    SOCKETS_PER_ADDRESS: z.coerce.number().int().positive().default(256),
    /** How long a body may take to arrive. */
    SLOW_BODY_MS: z.coerce.number().int().positive().default(10_000),
    /** Where the card gateway is, as payments has it: forms may be sent to the pages of that one. Unset it is the one that takes real money. */
    GOPAY_URL: webAddress.optional(),
    /** Google reCAPTCHA v3. With its keys whoever writes to the shop is checked to be no robot, without them nobody is (OPEN-Q-88). */
    CAPTCHA_URL: webAddress.default(publicCaptcha),
    CAPTCHA_SITE_KEY: z.string().min(1).optional(),
    CAPTCHA_SECRET: z.string().min(1).optional(),
  })
  .check(checkShops)
  .refine(({ CAPTCHA_SITE_KEY, CAPTCHA_SECRET }) => !CAPTCHA_SITE_KEY === !CAPTCHA_SECRET, {
    path: ['CAPTCHA_SITE_KEY'],
    message: 'belongs together with CAPTCHA_SECRET',
  })
  .transform(({ IDLE_SOCKET_MS, ...config }) => ({
    ...config,
    IDLE_SOCKET_MS: IDLE_SOCKET_MS ?? (config.TRUST_PROXY.length > 0 ? 75_000 : 15_000),
  }))
  .transform(({ GOPAY_URL, CAPTCHA_URL, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, ...config }) => ({
    ...config,
    captcha: captchaOf(CAPTCHA_URL, CAPTCHA_SITE_KEY, CAPTCHA_SECRET),
    formTargets: gopayPages(GOPAY_URL),
  }));
export type GatewayConfig = z.output<typeof GatewayConfig>;
