import type { Light } from '@fenestra/domain/configuration/configuration';

/** About the height of a light above or below the others. */
export type LightTexts = {
  /** From the edge of the frame to the axis of the transom. */
  height: Readonly<Record<Light['place'], string>>;
  /** From where to where it is measured. */
  measured: Readonly<Record<Light['place'], string>>;
  /** How much of the glass is seen: "282 mm". */
  glass: (height: string) => string;
};
