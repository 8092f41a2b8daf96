import type { ReactNode } from 'react';

/** A row of sums: what it is, and how much. */
export function SumRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
