/** Where people of the five countries have their mail; what differs from one of these by one slip is asked about. */
const providers = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'ymail.com', 'icloud.com'],
  ...['mail.com', 'gmx.com', 'gmx.net', 'proton.me', 'protonmail.com'],
  ...['seznam.cz', 'email.cz', 'post.cz', 'centrum.cz', 'volny.cz', 'atlas.cz', 'tiscali.cz', 'quick.cz', 'hotmail.cz'],
  ...['azet.sk', 'zoznam.sk', 'centrum.sk', 'post.sk', 'pobox.sk', 'szm.sk'],
  ...['web.de', 'gmx.de', 'gmx.at', 't-online.de', 'freenet.de', 'outlook.de', 'hotmail.de', 'yahoo.de', 'posteo.de'],
  ...['aon.at', 'chello.at', 'a1.net'],
  ...['freemail.hu', 'citromail.hu', 'indamail.hu', 't-online.hu', 'vipmail.hu', 'upcmail.hu'],
];

/** The address that was probably meant (`jana@gmail.con` → `jana@gmail.com`); null where nothing speaks for a slip. */
export function suggestedEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || providers.includes(domain)) return null;
  const [meant, another] = providers.filter((provider) => isOneSlipAway(domain, provider));
  return meant && !another ? email.slice(0, at + 1) + meant : null;
}

/** One letter too much, too few or other, or two neighbours exchanged. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const begin = [...meant].findIndex((letter, i) => typed[i] !== letter);
  const first = begin < 0 ? meant.length : begin;
  const rest = (text: string, skipped: number) => text.slice(first + skipped);
  const exchanged = typed[first + 1] === meant[first] && typed[first] === meant[first + 1];
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (exchanged && rest(typed, 2) === rest(meant, 2))
  );
}
