import { captchaAction } from '@fenestra/contracts/wire/page-calls';
import { z } from 'zod/mini';
import { hideOrderLinks } from '../navigation/order-link';

/** The part of Google's script that pages call. */
type Recaptcha = {
  ready: (then: () => void) => void;
  execute: (siteKey: string, what: { action: string }) => Promise<string>;
};
const Captcha = z.object({ script: z.string(), siteKey: z.string() });
type Captcha = z.output<typeof Captcha>;

/** Milliseconds; then the shopper is told that it did not work. */
const patience = 15_000;
let loading: Promise<Recaptcha> | undefined;

/** Where tokens come from, which the gateway writes into the page; null in a shop that checks nobody (OPEN-Q-88). */
export function captchaOfPage(): Captcha | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="captcha"]')?.content;
  return written ? Captcha.parse(JSON.parse(written)) : null;
}

/**
 * A token for one check that a person does this; empty where nobody checks. It lives two minutes, so it is asked for when it is
 * needed. Rejects when the provider does not answer; the next call tries anew.
 */
export async function captchaToken(): Promise<string> {
  const captcha = captchaOfPage();
  if (!captcha) return '';
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the captcha did not answer')), patience);
  return Promise.race([promise, tokenOf(captcha)]).finally(() => clearTimeout(timer));
}

async function tokenOf(captcha: Captcha): Promise<string> {
  loading ??= loadScript(captcha);
  const recaptcha = await loading.catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return recaptcha.execute(captcha.siteKey, { action: captchaAction });
}

function loadScript({ script, siteKey }: Captcha): Promise<Recaptcha> {
  hideOrderLinks();
  return new Promise((loaded, failed) => {
    const element = document.createElement('script');
    element.src = `${script}?render=${encodeURIComponent(siteKey)}`;
    element.onerror = () => failed(new Error('the captcha did not load'));
    element.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => loaded(grecaptcha));
    };
    document.head.append(element);
  });
}
