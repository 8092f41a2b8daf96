type Sandbox = { readonly sandboxUrl: string };

/** Has the outside world behave from now on as said, by the path after `/__sandbox/`. Rejects where the sandbox refuses. */
export async function orderSandbox({ sandboxUrl }: Sandbox, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const url = `${sandboxUrl}/__sandbox/${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`the sandbox refuses ${path}: ${answer.status}`);
  return answer;
}
