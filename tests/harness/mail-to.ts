import { eventually } from '@fenestra/testing/time';

/** The plain text of the one mail that was sent to an address with such a subject, when it has come. */
export async function mailTo(
  { sandboxUrl }: { readonly sandboxUrl: string },
  email: string,
  subject = /./,
): Promise<string> {
  const inbox = `${sandboxUrl}/inbox/messages`;
  let found: { id: string; subject: string }[] = [];
  await eventually(async () => {
    const all = (await (await fetch(`${inbox}?to=${encodeURIComponent(email)}`)).json()) as typeof found;
    found = all.filter((mail) => subject.test(mail.subject));
    expect(found).toHaveLength(1);
  });
  return (await fetch(`${inbox}/${found[0]!.id}.txt`)).text();
}
