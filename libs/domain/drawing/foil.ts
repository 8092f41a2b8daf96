import type { Hex } from './scene';

/** The four members of a frame, lit from the upper left, and what is drawn on them. */
export type Tones = {
  readonly face: Hex;
  readonly top: Hex;
  readonly left: Hex;
  readonly right: Hex;
  readonly bottom: Hex;
  /** Mitres, beads and other lines within the foil. */
  readonly line: Hex;
  readonly dark: boolean;
};

/** Plain white needs a tone of its own: the foil's hex would look dirty beside the white sheet. */
const white = '#f1f1ea';
const drawnWhite: Hex = '#f3f3ef';

/** Shares of white (positive) or black (negative) that the light adds to each member. */
const lightFoil = { top: 0.45, left: 0.2, right: -0.02, bottom: -0.042, line: -0.35 };
const darkFoil = { top: 0.14, left: 0.06, right: -0.06, bottom: -0.1, line: 0.35 };

export function tonesOf(foil: Hex): Tones {
  const face = foil.toLowerCase() === white ? drawnWhite : foil;
  const dark = luminance(face) <= 0.5;
  const light = dark ? darkFoil : lightFoil;
  return {
    face,
    dark,
    top: shade(face, light.top),
    left: shade(face, light.left),
    right: shade(face, light.right),
    bottom: shade(face, light.bottom),
    line: shade(face, light.line),
  };
}

/** Mixes a colour with white (share > 0) or black (share < 0). */
export function shade(hex: Hex, share: number): Hex {
  const to = share > 0 ? 255 : 0;
  const by = Math.abs(share);
  let mixed = 0;
  for (const part of channels(hex)) mixed = mixed * 256 + Math.round(part + (to - part) * by);
  return `#${mixed.toString(16).padStart(6, '0')}`;
}

/** Relative luminance of sRGB (WCAG 2), 0 to 1. */
export function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function channels(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
