import type { ViolationCode } from './violation';

export type Side = 'width' | 'height';

/** The side that a rule is about; its violation says how long that is and the limit. No rule about area, ratio or weight is here. */
export const sideOfRule: Readonly<Partial<Record<ViolationCode, Side>>> = {
  'width-out-of-range': 'width',
  'height-out-of-range': 'height',
  'field-too-narrow': 'width',
  'transom-too-high': 'height',
  'sash-width': 'width',
  'sash-height': 'height',
  'pane-width': 'width',
  'pane-height': 'height',
  'dark-sash-width': 'width',
  'dark-sash-height': 'height',
};
