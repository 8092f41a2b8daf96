const script = 'https://captcha.example/api.js';

/** Writes the captcha into the page as the gateway does; its tokens name the site key and the action. */
export function showCaptcha(): Disposable {
  const meta = document.createElement('meta');
  meta.name = 'captcha';
  meta.content = JSON.stringify({ script, siteKey: 'site' });
  document.head.append(meta);
  const execute = async (siteKey: string, { action }: { action: string }) => `${siteKey} ${action}`;
  Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), execute } });
  return { [Symbol.dispose]: () => meta.remove() };
}

/** The script that the page has loaded; a test answers it with a `load` event. */
export const captchaScript = () => document.querySelector<HTMLScriptElement>(`script[src^="${script}"]`);
