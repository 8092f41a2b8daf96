import type { AccessoryTab } from '@fenestra/domain/configuration/choices/accessory-tabs';
import styles from './tab-icon.module.css';

/** What the part belongs to in ink, the part itself in accent; a grid of 30 px. */
const signs: Readonly<Record<AccessoryTab, readonly [place: string, part: string]>> = {
  profile: ['M4 4h11v8h-4v14H4z', 'M14 15h12v11H14zM18 15v11M22 15v11'],
  colour: ['M4 4h22v22H4z', 'M26 4L4 26h22z'],
  glass: ['M6 3v24M15 3v24M24 3v24', 'M6 24h9M15 24h9M6 27h9M15 27h9'],
  'outer-sill': ['M3 3h8v17H3', 'M11 20l16 4v3'],
  'inner-sill': ['M27 3h-8v15h8', 'M19 18H3v5h24'],
  blinds: ['M4 3h22v24H4z', 'M4 8h22M4 12h22M4 16h22M4 20h22'],
  nets: ['M4 4h22v22H4z', 'M9.5 4v22M15 4v22M20.5 4v22M4 9.5h22M4 15h22M4 20.5h22'],
  bars: ['M4 4h22v22H4z', 'M13.5 4v22M16.5 4v22M4 13.5h22M4 16.5h22'],
  handle: ['M11 4h8v14h-8z', 'M13 11h4v16h-4z'],
  threshold: ['M8 3h14v17H8z', 'M3 23h24v4H3z'],
};

export function TabIcon({ tab }: { tab: AccessoryTab }) {
  const [place, part] = signs[tab];
  return (
    <svg className={styles.sign} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <path d={place} />
      <path className={styles.part} d={part} />
    </svg>
  );
}
