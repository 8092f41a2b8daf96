/** A browser without scripts, as far as the desk needs one: it keeps cookies, follows nothing by itself and sends forms. */
export class DeskVisitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly adminUrl: string) {}

  async get(path: string): Promise<{ status: number; text: string; location: string | null; headers: Headers }> {
    return this.answer(await fetch(`${this.adminUrl}${path}`, { headers: this.headers(), redirect: 'manual' }));
  }

  async post(path: string, fields: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) {
    const headers = { ...this.headers(), ...more };
    const body = new URLSearchParams(fields);
    return this.answer(await fetch(`${this.adminUrl}${path}`, { method: 'POST', headers, body, redirect: 'manual' }));
  }

  signIn(token: string, who = 'm.kolar', to = '/desk') {
    return this.post('/desk/sign-in', { who, token, to });
  }

  /** Presses a button of a page: sends its form as it stands there, and gives the page that follows. */
  async press(path: string, words: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
    const { text } = await this.get(path);
    const form = [...text.matchAll(/<form [^>]*method="post" action="([^"]+)">(.*?)<\/form>/gs)].find(
      ([whole]) => whole.replace(/<[^>]+>/g, '').includes(words) || whole.includes(`aria-label="${words}"`),
    );
    if (!form) throw new Error(`${path} has no button ${words}`);
    const hidden = [...form[2]!.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
    const { location, text: page } = await this.post(form[1]!, { ...Object.fromEntries(hidden), ...fields });
    return location ? (await this.get(location)).text : page;
  }

  private headers(): Record<string, string> {
    // A test that types commands meanwhile does not hear that the shop has closed an idle connection.
    return { connection: 'close', cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  private async answer(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
    const { status, headers } = response;
    const [head, text = ''] = (await response.text()).split('<body>');
    return { status, headers, location: headers.get('location'), text: text || head! };
  }
}
