import type { Captcha } from '../config';

/** What pages may load or run beyond the files of their own origin, by directive of the content security policy. */
export type CspSources = { readonly scripts: readonly string[]; readonly frames: readonly string[] };

const google = 'https://www.google.com/recaptcha';
const googleSources: CspSources = {
  scripts: [`${google}/`, 'https://www.gstatic.com/recaptcha/'],
  frames: [`${google}/`, 'https://recaptcha.google.com/recaptcha/'],
};

/** Google serves what its script loads from other hosts; the sandbox has all in one place. */
export function captchaSources(captcha: Captcha | null): CspSources {
  if (!captcha) return { scripts: [], frames: [] };
  return captcha.url === google ? googleSources : { scripts: [`${captcha.url}/`], frames: [`${captcha.url}/`] };
}
