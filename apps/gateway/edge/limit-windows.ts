/** Lengths of limit windows in seconds. */
export const [minute, hour, day] = [60, 3_600, 86_400] as const;
