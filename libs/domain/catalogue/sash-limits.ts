import { z } from 'zod/mini';
import { millimetres } from '../configuration/configuration';
import { range } from './fields';

/** Limits of one kind of sash (windows-domain 2.2): mm, kg, m², width : height. */
export const SashRule = z.object({
  width: range,
  height: range,
  maxKg: z.number(),
  ratio: range,
  areaMax: z.optional(z.number()),
});
export type SashRule = z.output<typeof SashRule>;

export const sashRuleNames = ['tilt-turn', 'turn', 'stulp-passive', 'tilt', 'balcony', 'door', 'slide'] as const;
export type SashRuleName = (typeof sashRuleNames)[number];

export const Limits = z.object({
  sashes: z.record(z.enum(sashRuleNames), SashRule),
  fixedPane: z.object({ width: range, height: range, areaMax: z.number(), ratioMax: z.number() }),
  /** How thick the outer pane has to be up to a pane area in m². */
  outerPane: z.array(z.object({ areaUpTo: z.number(), min: millimetres })),
  darkFoil: z.object({ sashHeightMax: millimetres, widthPercent: z.number() }),
  /** Least distance between axes, mm. */
  fieldWidth: z.object({ sash: millimetres, fixed: millimetres }),
  /** Least distance of a transom from the top of the frame, mm. */
  transomFromTop: millimetres,
});
export type Limits = z.output<typeof Limits>;
