import { runInNewContext } from 'node:vm';
import { orderSandbox } from './order-sandbox';

type Sandbox = { readonly sandboxUrl: string };
type Recaptcha = { execute: (siteKey: string, what: { action: string }) => Promise<string> };

/** A token as a page at this host gets it, by running the captcha's own script. */
export async function captchaToken({ sandboxUrl }: Sandbox, action = 'feedback', hostname = 'cs.localhost') {
  const siteKey = 'fenestra-sandbox';
  const script = await (await fetch(`${sandboxUrl}/recaptcha/api.js?render=${siteKey}`)).text();
  const window = {} as { grecaptcha: Recaptcha };
  runInNewContext(script, { window, location: { hostname }, btoa, crypto });
  return window.grecaptcha.execute(siteKey, { action });
}

/** What every check of a token says from now on; nothing lets it say the truth again. */
export const orderVerdict = (shop: Sandbox, verdict: object = {}) => orderSandbox(shop, 'recaptcha', verdict);

export const orderFault = (shop: Sandbox, fault: object) => orderSandbox(shop, 'faults', fault);
