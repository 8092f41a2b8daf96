/** One household of IPv6 has a /64: its addresses are one caller. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [...groups, ...Array<string>(address.includes('::') ? missing : 0).fill('0'), ...tail.split(':')];
  return full.slice(0, 4).join(':');
}
