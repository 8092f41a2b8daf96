import { kinds as german } from '../de/kinds';
import type { KindsTexts } from '../texts/kinds';

const { window, balcony, door, assembly } = german;

const doorColours = {
  colourLead: (profile: string, size: string) => `Aufpreise für Ihre Tür ${profile}, ${size}\u00a0mm, ohne USt.`,
};

export const kinds: KindsTexts = {
  window: {
    ...window,
    colourLead: (profile, size) => `Aufpreise für Ihr Fenster ${profile}, ${size}\u00a0mm, ohne USt.`,
  },
  balcony: { ...balcony, ...doorColours },
  door: { ...door, ...doorColours },
  assembly: {
    ...assembly,
    colourLead: (profile, size) => `Aufpreise für Ihre Kombination ${profile}, ${size}\u00a0mm, ohne USt.`,
  },
};
