/** Section of the 80 mm system in mm; how the numbers hang together: windows-domain 1.6. */
export const section80 = {
  /** Visible from inside; the sash covers the rest of the 72 mm face. */
  frameInside: 40,
  frameOutside: 72,
  sashFace: 78,
  bead: 21,
  gasketOutside: 7,
  fixedDaylight: 72,
  /** The pane lies under the bead on every side. */
  glassCover: 15,
  /** The sash overlaps the frame by 20 mm on every side: sash rebate (FFB) = sash − 40. */
  overlap: 20,
  mullionOutside: 92,
  stulpCoverInside: 40,
  stulpCoverOutside: 60,
  doorLeafFace: 112,
  baseProfile: 30,
} as const;

/** What a field ends at: an edge of the frame, or the axis of what divides it. A transom is a mullion that lies. */
export type Edge = 'frame' | 'threshold' | 'mullion' | 'transom' | 'stulp';

/** From the edges of a field to its sash, and to the daylight of glass fixed in the frame. */
export const fromEdge = {
  /** A leaf ends above the bottom edge of a product with a threshold and covers part of it. */
  toSash: { frame: section80.frameInside, threshold: 12, mullion: 14, transom: 14, stulp: 4 },
  toFixedDaylight: {
    frame: section80.fixedDaylight,
    threshold: section80.fixedDaylight,
    mullion: 46,
    transom: 46,
    stulp: 46,
  },
} as const satisfies Record<string, Readonly<Record<Edge, number>>>;
