import styles from './shade-icon.module.css';

/** By code of the catalogue: head, slats or mesh, and what leads them. */
const signs: Readonly<Record<string, string>> = {
  ZB: 'M12 6h48v8H12zM16 22h40M16 29h40M16 36h40M16 43h40M14 50h44v4H14zM66 12v30',
  ZI: 'M8 4h56v12H8zM10 16v40M62 16v40M14 23h44M14 30h44M14 37h44M14 44h44M12 51h48v4H12z',
  SO: 'M12 4h52v50H12zM17 9h42v40H17zM27 9v40M38 9v40M49 9v40M17 19h42M17 29h42M17 39h42',
  SD: 'M18 2h36v54H18zM22 6h28v46H22zM22 29h28M31 6v46M41 6v46M54 12h6M54 44h6',
  SP: 'M4 4h68M4 56h68M10 6h30v48H10zM15 11h20v38H15zM25 11v38M15 24h20M15 37h20M46 30h18M58 25l6 5-6 5',
  SR: 'M8 4h58v12H8zM12 16v40M62 16v40M14 22h46M14 30h46M24 16v22M37 16v22M50 16v22M12 38h50v4H12z',
};

export function ShadeIcon({ code }: { code: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 76 60" aria-hidden="true" focusable="false">
      <path d={signs[code]} />
    </svg>
  );
}
