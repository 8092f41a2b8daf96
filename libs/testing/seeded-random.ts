/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). A failing run is repeated by its seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns so many bytes of a random sequence. */
export const seededBytes = (random: () => number, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
