import { eventually } from '@fenestra/testing/time';

type Inbox = { readonly sandboxUrl: string };

type Part = 'txt' | 'html';

/** The plain text, or the HTML, of the one mail that was sent to an address with such a subject, when it has come. */
export async function mailTo(inbox: Inbox, email: string, subject = /./, part: Part = 'txt'): Promise<string> {
  return (await mailsTo(inbox, email, subject, 1, part))[0]!;
}

/** Of so many. */
export async function mailsTo(
  { sandboxUrl }: Inbox,
  email: string,
  subject: RegExp,
  count: number,
  part: Part = 'txt',
): Promise<string[]> {
  const inbox = `${sandboxUrl}/inbox/messages`;
  let found: { id: string; subject: string }[] = [];
  await eventually(async () => {
    const all = (await (await fetch(`${inbox}?to=${encodeURIComponent(email)}`)).json()) as typeof found;
    found = all.filter((mail) => subject.test(mail.subject));
    expect(found).toHaveLength(count);
  });
  return Promise.all(found.map(async ({ id }) => (await fetch(`${inbox}/${id}.${part}`)).text()));
}

/** These names in the order in which a text says them first. */
export const firstNamed = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => text.includes(name)).toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
