import styles from './icon.module.css';

/** 20 px grid, 1.5 px line. An icon is never the only carrier of a meaning: its button has words or a label. */
const paths = {
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  back: 'M12 5l-5 5 5 5',
  cart: 'M2 3.5h3l2 9.5h9l1.8-7H5.6M8 16.5h.5M14.5 16.5h.5',
  check: 'M4 10.5l4 4 8-9',
  close: 'M4.500 4.500l11 11M15.500 4.500l-11 11',
  copy: 'M7 7h10v10H7zM4 13H3V3h10v1',
  card: 'M2.500 4.500h15v11h-15zM2.500 8h15M5 12.500h3',
  down: 'M5 8l5 5 5-5',
  edit: 'M4 16l.8-3.600L13 4.200l2.800 2.800-8.200 8.200zM11.500 5.700l2.800 2.800',
  info: 'M10 2.800a7.200 7.200 0 100 14.400 7.200 7.200 0 000-14.400zM10 9v4.800M10 6.200v.3',
  mail: 'M2.500 4.500h15v11h-15zM3 5l7 6 7-6',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M4 10h12',
  phone:
    'M5 2.800h2.600l1.200 3.600-1.800 1.500c.8 2 2.100 3.300 4.100 4.100l1.500-1.800 3.600 1.200V14c0 1.600-1.300 2.600-2.800 2.400C8.400 15.700 4.300 11.600 3.600 6.600 3.400 4.600 3.600 3.200 5 2.800z',
  pin: 'M10 17.500c-3.500-4-5.200-6.600-5.200-9A5.200 5.200 0 0110 3.200a5.200 5.200 0 015.200 5.300c0 2.400-1.700 5-5.200 9zM10 6.800a1.800 1.800 0 100 3.600 1.800 1.800 0 000-3.600z',
  play: 'M10 2.800a7.200 7.200 0 100 14.400 7.200 7.200 0 000-14.400zM8.300 7l4.700 3-4.700 3z',
  plus: 'M10 4v12M4 10h12',
  redo: 'M13 4l3.500 3.500L13 11M16 7.500H8a4.500 4.500 0 000 9h4',
  retry: 'M15.500 6.500A6.500 6.500 0 1016.500 11M16 3v4h-4',
  ruler: 'M2.500 6.500h15v7h-15zM5.500 6.500v3M8.500 6.500v4M11.500 6.500v3M14.500 6.500v4',
  sashes: 'M3 3h14v14H3zM10 3v14M3 10h14',
  search: 'M9 3.500a5.500 5.500 0 100 11 5.500 5.500 0 000-11zM13.200 13.200L17 17',
  trash: 'M4 5.500h12M8 5V3h4v2M5.500 6l.8 11h7.400l.8-11M8.500 9v5M11.500 9v5',
  undo: 'M7 4L3.500 7.500 7 11M4 7.500h8a4.500 4.500 0 010 9H8',
  warn: 'M10 3l8 14H2zM10 8v4.500M10 14.700v.3',
  zoom: 'M9 3.500a5.500 5.500 0 100 11 5.500 5.500 0 000-11zM13.200 13.200L17 17M9 6.800v4.400M6.800 9h4.400',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? styles.small : styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
