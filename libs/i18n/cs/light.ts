import type { TransomLight } from '@fenestra/domain/configuration/configuration';

/** About the height of a light above or below the others. */
export const light = {
  /** From the edge of the frame to the axis of the transom. */
  height: { above: 'Výška nadsvětlíku', below: 'Výška podsvětlíku' } satisfies Record<TransomLight['place'], unknown>,
  /** From where to where it is measured. */
  measured: {
    above: 'Měří se od horní hrany rámu do středu příčníku, který dělí rám vodorovně.',
    below: 'Měří se od spodní hrany rámu do středu příčníku, který dělí rám vodorovně.',
  } satisfies Record<TransomLight['place'], unknown>,
  /** How much of the glass is seen: "282 mm". */
  glass: (height: string) => `Sklo bude vidět na výšku ${height}.`,
};
