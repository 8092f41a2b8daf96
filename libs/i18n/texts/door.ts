import type { OpeningCode } from '@fenestra/domain/configuration/configuration';

type DoorCode = Extract<OpeningCode, 'dl' | 'dlx' | 'dp' | 'dpx' | 'ds' | 'dsx' | 'dsz' | 'dsxz'>;

/** Opening, filling and lock of entrance and side doors (DOOR-01, DOOR-02, OPEN-06 to OPEN-08). */
export type DoorTexts = {
  lead: string;
  direction: string;
  /** On the plan, on both sides of the wall. */
  outdoors: string;
  indoors: string;
  directions: Readonly<Record<DoorCode, string>>;
  filling: string;
  change: string;
  /** Thickness in mm. */
  panel: (thickness: number) => string;
  colourOfProfile: string;
  glass: string;
  lock: string;
  threshold: string;
  thresholdName: string;
  /** Instead of a threshold. */
  frameAround: string;
  fillings: {
    lead: string;
    count: (fillings: number, thickness: number) => string;
    range: string;
    all: string;
    solid: string;
    glazed: string;
    /** A filling as the object of "use". */
    use: (name: string) => string;
    noGlass: string;
    ornament: string;
    clear: string;
    /** Smallest area that is charged. */
    smallest: string;
  };
};
