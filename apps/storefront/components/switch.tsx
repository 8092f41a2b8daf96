import styles from './switch.module.css';

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: string };

export function Switch({ checked, onChange, children }: Props) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <i />
      {children}
    </label>
  );
}
