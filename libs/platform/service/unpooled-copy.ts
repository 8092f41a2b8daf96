/** A copy in memory of its own, for what is kept: Node cuts small buffers out of 64 kB, and one that is kept holds on to all of them. */
export function unpooledCopy(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
