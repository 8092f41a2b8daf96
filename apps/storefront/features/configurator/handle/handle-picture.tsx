import type { HandleType } from '@fenestra/domain/catalogue/fittings';
import { shade } from '@fenestra/domain/drawing/foil';
import type { Hex } from '@fenestra/domain/drawing/scene';
import styles from './handle-picture.module.css';

/** A handle from the front and from the side, 1 unit = 1 mm. */
export function HandlePicture({ handle }: { handle: HandleType }) {
  const colour = handle.hex as Hex;
  return (
    <svg className={styles.picture} viewBox="0 0 150 170" aria-hidden="true" focusable="false">
      <g fill={colour} color={shade(colour, 0.35)}>
        {handle.kind === 'door' ? <DoorSet code={handle.colour} /> : <WindowHandle kind={handle.kind} />}
      </g>
    </svg>
  );
}

/** Rosette 30 × 68 with a lever of 125 mm; what is different sits on the rosette or on the lever. */
function WindowHandle({ kind }: { kind: Exclude<HandleType['kind'], 'door'> }) {
  return (
    <>
      <rect x="22" y="12" width="30" height="68" rx="6" />
      <rect className={styles.light} x="27" y="34" width="20" height="124" rx="9" />
      <Mark kind={kind} />
      <rect x="92" y="12" width="6" height="68" />
      <path className={styles.light} d="M98 36h22q14 0 14 14v99q0 9-8 9t-8-9V56q0-6-6-6H98z" />
      {kind === 'balcony' && <path d="M92 30H80q-6 0-6 6v60q0 6 6 6h12v-8h-8V38h8z" />}
    </>
  );
}

function Mark({ kind }: { kind: Exclude<HandleType['kind'], 'door'> }) {
  switch (kind) {
    case 'secustik':
      return <path className={styles.line} d="M37 38a8 8 0 100 16 8 8 0 000-16zM37 40v12M31 46h12" />;
    case 'key':
      return <path className={styles.line} d="M37 38a8 8 0 100 16 8 8 0 000-16zM37 42v8" />;
    case 'button':
      return <rect x="32" y="88" width="10" height="20" rx="5" />;
    case 'standard':
    case 'balcony':
      return <path className={styles.line} d="M37 19a3 3 0 100 6 3 3 0 000-6z" />;
  }
}

/** Outside of an entrance door: a lever, a knob or a pull bar (windows-domain 6.3). */
function DoorSet({ code }: { code: string }) {
  const pull = code.startsWith('KL-DM');
  return (
    <>
      <rect x="20" y="12" width="34" height="146" rx="9" />
      <rect className={styles.light} x="28" y="44" width="50" height="18" rx="8" />
      <path className={styles.line} d="M37 108a8 8 0 100 16 8 8 0 000-16zM37 116v14" />
      {pull && <path className={styles.light} d="M104 10h10v150h-10zM98 34h6v8h-6zM98 128h6v8h-6z" />}
      {!pull && code.startsWith('KL-DG') && (
        <path className={styles.light} d="M104 34a19 19 0 100 38 19 19 0 000-38z" />
      )}
      {!pull && !code.startsWith('KL-DG') && (
        <path className={styles.light} d="M96 12h6v146h-6zM102 44h24q8 0 8 8v20h-10V62h-22z" />
      )}
    </>
  );
}
