import type { AccessoryPicture } from '@fenestra/domain/catalogue/accessory-item';

/** Bodies are white with an outline, lines are thinner; 64 units wide and high. */
type Shapes = { readonly bodies: string; readonly lines: string };

/** Around a middle. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

/** What each accessory is drawn as: a scheme, not the maker's product. */
const shapes: Readonly<Record<AccessoryPicture, Shapes>> = {
  can: { bodies: 'M22 26h20v32H22zM22 26q2-9 7-10h6q5 1 7 10zM29 16V9h6v7M35 10h12v4H35', lines: 'M22 34h20M22 50h20' },
  anchor: {
    bodies: 'M16 8h32v13H38v37H26V21H16z',
    lines:
      circle(23, 14.5, 1.5) + circle(41, 14.5, 1.5) + circle(32, 28, 1.5) + circle(32, 38, 1.5) + circle(32, 48, 1.5),
  },
  screw: { bodies: 'M23 6h18v6H23zM28 12h8v36l-4 10-4-10z', lines: 'M26 21l12-4M26 28l12-4M26 35l12-4M26 42l12-4' },
  tape: {
    bodies: circle(30, 34, 22) + 'M30 12h28v7H46',
    lines: circle(30, 34, 9) + circle(30, 34, 15),
  },
  wedges: { bodies: 'M6 44L58 24v20zM12 56L58 48v8z', lines: 'M20 39v5M30 35v9M40 31v13M50 27v17' },
  cartridge: { bodies: 'M22 26h20v32H22zM27 26l2-8h6l2 8M30 18l1-13h2l1 13', lines: 'M22 33h20M22 51h20' },
  strip: { bodies: 'M14 6h8v52h-8zM22 6h30v52H22z', lines: 'M32 6v52M42 6v52M22 16h30M22 27h30M22 38h30M22 49h30' },
  profile: { bodies: 'M6 20h52v24H6z', lines: 'M12 26h11v12H12zM27 26h10v12H27zM41 26h11v12H41z' },
  kit: {
    bodies: 'M20 28h14v28H20zM23 28v-8h8v8M23 20v-8h14v6H31M40 36h14v20H40z',
    lines: 'M20 38h14M20 48h14M40 43h14',
  },
  bottle: { bodies: 'M23 28h18v30H23zM27 28v-7h10v7M30 21V9h4v12', lines: 'M23 36h18M23 50h18' },
  guard: { bodies: 'M14 22h36v20H14zM24 22V12h16v10', lines: circle(32, 32, 4) + 'M32 36v4' },
  restrictor: {
    bodies: 'M8 44h14v8H8zM42 12h14v8H42zM12 44L44 16l5 5L18 50z',
    lines: circle(21, 42, 1.5) + circle(29, 35, 1.5) + circle(37, 28, 1.5),
  },
  vent: { bodies: 'M6 22h52v20H6z', lines: 'M12 28h40M12 32h40M12 36h40M6 42l6 6h40l6-6' },
};

/** The drawing of an accessory as SVG (PICK-03). */
export function accessoryPicture(picture: AccessoryPicture): string {
  const { bodies, lines } = shapes[picture];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 64 64" fill="#fff" stroke="#16212b" ' +
    'stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${bodies}" stroke-width="1.25"/><path d="${lines}" fill="none" stroke-width="1"/></svg>`
  );
}
