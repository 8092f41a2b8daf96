export type SandboxAddresses = { readonly http: string; readonly smtp: string };

type Provider = {
  readonly service: string;
  /** Where this is unset, the sandbox stands in for the whole provider. */
  readonly address: string;
  /** Without it the shop does less; a sandbox that is there all the same stands in for it. */
  readonly optional?: true;
  /** What the service reads then. The credentials open nothing but the sandbox. */
  readonly sandbox: (addresses: SandboxAddresses) => Record<string, string>;
};

/** The outside world, by the service that talks to it. */
const providers: readonly Provider[] = [
  {
    service: 'payments',
    address: 'GOPAY_URL',
    sandbox: ({ http }) => ({
      GOPAY_URL: `${http}/gopay/api`,
      GOPAY_CLIENT_ID: 'fenestra-sandbox',
      GOPAY_CLIENT_SECRET: 'fenestra-sandbox',
      GOPAY_GOID: '8123456789',
    }),
  },
  {
    service: 'payments',
    address: 'PAYPAL_URL',
    sandbox: ({ http }) => ({
      PAYPAL_URL: `${http}/paypal`,
      PAYPAL_CLIENT_ID: 'fenestra-sandbox',
      PAYPAL_CLIENT_SECRET: 'fenestra-sandbox',
      PAYPAL_WEBHOOK_ID: 'fenestra-sandbox',
    }),
  },
  { service: 'notifications', address: 'SMTP_URL', sandbox: ({ smtp }) => ({ SMTP_URL: smtp }) },
  {
    service: 'notifications',
    address: 'REPORTS',
    optional: true,
    sandbox: ({ http }) => ({ REPORTS: JSON.stringify(sandboxReports(http)) }),
  },
  {
    service: 'gateway',
    address: 'CAPTCHA_SECRET',
    optional: true,
    sandbox: ({ http }) => ({
      CAPTCHA_URL: `${http}/recaptcha`,
      CAPTCHA_SITE_KEY: 'fenestra-sandbox',
      CAPTCHA_SECRET: 'fenestra-sandbox',
    }),
  },
  {
    service: 'gateway',
    address: 'THIRD_PARTY_SCRIPTS',
    optional: true,
    sandbox: ({ http }) => ({ THIRD_PARTY_SCRIPTS: JSON.stringify(sandboxScripts(http)) }),
  },
];

function sandboxReports(http: string): object {
  const affiliate = { url: `${http}/affiliate/scripts/sale.php`, account: 'default1' };
  const heureka = (country: string) => ({
    url: `${http}/heureka/${country}/shop-certification/v2/order/log`,
    key: `fenestra-sandbox-${country}`,
  });
  return { cs: { heureka: heureka('cz'), affiliate }, sk: { heureka: heureka('sk'), affiliate }, hu: { affiliate } };
}

function sandboxScripts(http: string): object {
  const tagManager = (id: string) => `${http}/scripts/gtm.js?id=GTM-${id}`;
  const heureka = (country: string) => {
    const script = `${http}/scripts/heureka/${country}/sdk.js?version=2&page=thank_you`;
    return { script, key: `fenestra-sandbox-${country}` };
  };
  const trustedShops = (code: string) => `${http}/scripts/trusted-shops/X${code.padEnd(32, '0')}.js`;
  return {
    cs: { tagManager: tagManager('SANDBOXCS'), heureka: heureka('cz'), affiliate: true },
    sk: { tagManager: tagManager('SANDBOXSK'), heureka: heureka('sk'), affiliate: true },
    at: { tagManager: tagManager('SANDBOXAT'), trustedShops: trustedShops('AT') },
    de: { tagManager: tagManager('SANDBOXDE'), trustedShops: trustedShops('DE') },
    hu: { tagManager: tagManager('SANDBOXHU'), affiliate: true },
  };
}

/** The addresses that the services know and the environment does not give. */
export function unsetProviders(services: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const needed = providers.filter(({ service }) => services.includes(service));
  return needed.map(({ address }) => address).filter((address) => !env[address]);
}

export const isOptional = (address: string): boolean =>
  providers.some((provider) => provider.address === address && provider.optional);

export function sandboxEnv(unset: readonly string[], addresses: SandboxAddresses): Record<string, string> {
  const replaced = providers.filter(({ address }) => unset.includes(address));
  return Object.assign({}, ...replaced.map(({ sandbox }) => sandbox(addresses))) as Record<string, string>;
}
