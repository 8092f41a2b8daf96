import type { ColoursTexts } from '../colours-text';
import type { AccessoryTab } from '@fenestra/domain/configuration/choices/accessory-tabs';

/** Accessories overview (ACC-01 to ACC-27). */
export type AccessoriesTexts = {
  heading: string;
  lead: string;
  /** Of what can be changed; a product from stock cannot. */
  leadToChanges: string;
  tabs: string;
  done: string;
  tabNames: Readonly<Record<AccessoryTab, string>>;
  parts: string;
  position: string;
  chosen: string;
  colours: ColoursTexts;
  included: string;
  totalNet: string;
  totalGross: string;
  delivery: string;
};
