import { randomBytes } from 'node:crypto';

export const scopes = ['payment-create', 'payment-all'] as const;
export type Scope = (typeof scopes)[number];

export const lifetimeSeconds = 1_800;

/** Bearer tokens, in memory: after a restart of the gateway a shop has to ask again, as in real life. */
export class Tokens {
  private readonly issued = new Map<string, { readonly scope: Scope; readonly until: number }>();

  constructor(private readonly now: () => Date) {}

  issue(scope: Scope): string {
    const token = randomBytes(24).toString('base64url');
    this.issued.set(token, { scope, until: this.now().getTime() + lifetimeSeconds * 1_000 });
    return token;
  }

  /** The scope that the header `Authorization` grants now. */
  scopeOf(authorization: string | undefined): Scope | undefined {
    const grant = this.issued.get(authorization?.replace(/^Bearer /i, '') ?? '');
    return grant && grant.until > this.now().getTime() ? grant.scope : undefined;
  }
}
