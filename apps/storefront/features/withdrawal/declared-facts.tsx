import styles from './withdrawal.module.css';

/** Who withdraws from which order, as label and value. */
export function DeclaredFacts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  const said = facts.filter(([, value]) => value !== ''); // of an order whose shopper was erased no e-mail is known
  return (
    <dl className={styles.facts}>
      {said.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
