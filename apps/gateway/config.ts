import { join } from 'node:path';
import { z } from 'zod';
import { hstsSubdomains } from '@fenestra/platform/http/hsts';
import { checkShops, shopSettings } from '@fenestra/clients/shop-settings';
import { acceptedTokens } from '@fenestra/platform/http/accepted-tokens';
import { folderSetting, jsonFileSetting } from '@fenestra/platform/service/path-settings';
import { checkLocalities } from './catalogue/read-localities';
import { gopayOrigins } from './edge/gopay-origins';
import { Limits } from './edge/limit-settings';
import { thirdPartySettings } from './pages/third-party-settings';

const named = z.enum(['loopback', 'linklocal', 'uniquelocal']);
const proxy = z.union([named, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const proxies = z
  .string()
  .transform((list) => list.split(/\s*,\s*/))
  .pipe(z.array(proxy));

const milliseconds = z.coerce.number().int().positive();
const webAddress = z.url({ protocol: /^https?$/ });
const publicCaptcha = 'https://www.google.com/recaptcha';
export type Captcha = { readonly url: string; readonly siteKey: string; readonly secret: string };
const captchaOf = (url: string, siteKey?: string, secret?: string): Captcha | null =>
  siteKey && secret ? { url: url.replace(/\/$/, ''), siteKey, secret } : null;

export const GatewayConfig = z
  .object({
    ERP_TOKEN: acceptedTokens.optional().meta({
      description:
        'Opens the ERP side: two with a comma while one follows the other. Without it every ERP call is refused; in production a gateway that runs by itself does not start.',
      secret: true,
    }),
    ...shopSettings,
    ...thirdPartySettings,
    LIMITS_FILE: jsonFileSetting(Limits)
      .optional()
      .describe(
        'JSON file: how much one caller may ask for, where the table of calls is not to hold; `site` is the multiple for an IPv6 /48.',
      ),
    TRUST_PROXY: proxies
      .default([])
      .describe(
        "Addresses and networks of one's own proxies, `10.0.0.0/8, loopback`: only their X-Forwarded-For names the caller.",
      ),
    HSTS_SUBDOMAINS: hstsSubdomains,
    STOREFRONT_DIR: folderSetting()
      .default(join(__dirname, '../storefront/dist'))
      .describe('The built page; files under `assets` never change.'),
    POSTCODES_DIR: folderSetting()
      .check(checkLocalities)
      .default(join(__dirname, 'data/postcodes'))
      .describe('Lists of places, a file for each country, as the README of the folder that ships describes them.'),
    SLOW_HEADERS_MS: milliseconds
      .default(10_000)
      .describe('Milliseconds in which the head of a request has to arrive, from the first moment of its socket.'),
    IDLE_SOCKET_MS: milliseconds
      .optional()
      .describe(
        'Milliseconds for which a socket may be open without a request. Unset 15,000, and 75,000 where TRUST_PROXY is set: it has to outlast the sockets that the proxy keeps, else one is closed here just when a request comes over it.',
      ),
    SOCKETS_PER_ADDRESS: z.coerce
      .number()
      .int()
      .positive()
      .default(256)
      .describe(
        'Open sockets of one address: a whole office has one, and a browser opens six. An IPv6 /48 has `site` of LIMITS_FILE times as many.',
      ),
    SLOW_BODY_MS: milliseconds.default(10_000).describe('Milliseconds in which the body of a request has to arrive.'),
    GOPAY_URL: webAddress.optional(),
    CAPTCHA_URL: webAddress
      .default(publicCaptcha)
      .describe('Google reCAPTCHA v3, which checks that who writes to the shop is no robot (OPEN-Q-88).'),
    CAPTCHA_SITE_KEY: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The public key there; without both keys messages are taken unchecked, and emails with links get a lower limit (decision 114).',
      ),
    CAPTCHA_SECRET: z.string().min(1).optional().meta({ description: 'The secret key there.', secret: true }),
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
    formTargets: gopayOrigins(GOPAY_URL),
  }));
export type GatewayConfig = z.output<typeof GatewayConfig>;
