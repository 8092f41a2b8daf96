/** What tests see of a whole shop, however it is deployed. */
export type RunningShop = AsyncDisposable & {
  /** Of the public edge, without a slash at the end. Hosts are chosen by the header. */
  readonly url: string;
  readonly sandboxUrl: string;
  readonly log: string;
  erpToken(): Promise<string>;
  /** Of a superuser, in the database of a service or in `events`. */
  databaseUrl(owner: string): Promise<string>;
};
