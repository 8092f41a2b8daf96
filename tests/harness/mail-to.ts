import { eventually } from '@fenestra/testing/time';

/** The plain text of the one mail that was sent to an address, when it has come. */
export async function mailTo({ sandboxUrl }: { readonly sandboxUrl: string }, email: string): Promise<string> {
  const inbox = `${sandboxUrl}/inbox/messages`;
  let found: { id: string }[] = [];
  await eventually(async () => {
    found = (await (await fetch(`${inbox}?to=${encodeURIComponent(email)}`)).json()) as { id: string }[];
    expect(found).toHaveLength(1);
  });
  return (await fetch(`${inbox}/${found[0]!.id}.txt`)).text();
}
