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
  mullionToSash: 14,
  mullionToFixedDaylight: 46,
  stulpToSash: 4,
  stulpCoverInside: 40,
  stulpCoverOutside: 60,
  doorLeafFace: 112,
  /** The leaf ends this far above the bottom edge of a product with a threshold and covers part of it. */
  thresholdLeafGap: 12,
  baseProfile: 30,
} as const;
