export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The nearest value that is at least `min` and at most `max`; `max` where they contradict each other. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
