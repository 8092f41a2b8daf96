import type { AccessoryTab } from '@fenestra/domain/configuration/accessory-tabs';

/** Accessories overview (ACC-01 to ACC-27). */
export type AccessoriesTexts = {
  heading: string;
  lead: string;
  tabs: string;
  done: string;
  tabNames: Readonly<Record<AccessoryTab, string>>;
  parts: string;
  position: string;
  chosen: string;
  remove: string;
  removeNamed: (name: string) => string;
  windowWithProfile: string;
  facts: (chambers: number, seals: number) => string;
  colour: string;
  colours: (outside: string, inside: string) => string;
  glass: string;
  handle: string;
  threshold: string;
  included: string;
  totalNet: string;
  totalGross: string;
  delivery: string;
  standard: string;
};
