import { randomBytes } from 'node:crypto';

/** Bearer tokens, in memory: after a restart of a provider a shop has to ask again, as in real life. */
export class Tokens<Scope extends string> {
  private readonly issued = new Map<string, { readonly scope: Scope; readonly until: number }>();

  constructor(
    private readonly now: () => Date,
    readonly lifetimeSeconds: number,
  ) {}

  issue(scope: Scope): string {
    const token = randomBytes(24).toString('base64url');
    this.issued.set(token, { scope, until: this.now().getTime() + this.lifetimeSeconds * 1_000 });
    return token;
  }

  /** The scope that the header `Authorization` grants now. */
  scopeOf(authorization: string | undefined): Scope | undefined {
    const grant = this.issued.get(authorization?.replace(/^Bearer /i, '') ?? '');
    return grant && grant.until > this.now().getTime() ? grant.scope : undefined;
  }
}
