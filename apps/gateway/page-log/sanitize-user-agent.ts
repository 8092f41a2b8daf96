/** Names of browsers, engines and systems in a User-Agent header (RFC 9110, 10.1.5). Versions stay; models and what apps add do not. */
const products =
  /^(?:Mozilla|AppleWebKit|Chrome|HeadlessChrome|Chromium|Safari|Firefox|Gecko|Version|Mobile|Edg|EdgA|EdgiOS|OPR|OPT|CriOS|FxiOS|GSA|SamsungBrowser|DuckDuckGo|YaBrowser|Vivaldi|Seznam|MiuiBrowser|HuaweiBrowser|UCBrowser|jsdom)(?:\/[\w]{1,8}(?:\.\d{1,5}){0,4})?$/;
const systems =
  /^(?:X11|Wayland|Win64|WOW64|x64|arm_64|Macintosh|iPhone|iPad|U|K|Mobile|Tablet|Linux(?: (?:x86_64|aarch64|armv\d\w?|i686))?|CrOS x86_64 [\d.]{1,15}|Ubuntu|Android(?: \d{1,2}(?:\.\d{1,2}){0,2})?|Windows NT \d{1,2}\.\d|(?:Intel|PPC) Mac OS X \d{1,2}[._]\d{1,2}(?:[._]\d{1,2})?|CPU (?:iPhone )?OS \d{1,2}_\d{1,2}(?:_\d{1,2})? like Mac OS X|KHTML, like Gecko|rv:\d{1,3}\.\d{1,2})$/;

/** Returns the known parts of a User-Agent. */
export function sanitizeUserAgent(userAgent: string): string {
  const parts = userAgent.slice(0, 500).match(/\([^()]*\)|[^\s()]+/g) ?? [];
  return parts
    .flatMap((part) => (part.startsWith('(') ? (systemsIn(part) ?? []) : products.test(part) ? part : []))
    .join(' ');
}

function systemsIn(comment: string): string | undefined {
  const inner = comment.slice(1, -1);
  const known = (systems.test(inner) ? [inner] : inner.split(/;\s*/)).filter((each) => systems.test(each));
  return known.length > 0 ? `(${known.join('; ')})` : undefined;
}
