import { crc32 } from 'node:zlib';
import lzma from 'lzma';

/** The fields of a PAY by square code in the order of its standard, unpacked by another library than the one that packs them. */
export function fieldsOfPayBySquare(text: string): string[] {
  const bytes = ofBase32(text);
  // What files of LZMA begin with and codes leave out: lc 3, lp 0, pb 2, a dictionary of 128 kB, the size.
  const head = Buffer.alloc(13);
  head.set([0x5d, 0, 0, 2, 0, ...bytes.subarray(2, 4)]);
  const unpacked = Buffer.from(lzma.decompress(Buffer.concat([head, bytes.subarray(4)])) as string);
  expect(unpacked.readUInt32LE(0)).toBe(crc32(unpacked.subarray(4)));
  return unpacked.subarray(4).toString().split('\t');
}

/** RFC 4648 with the extended hex alphabet. */
function ofBase32(text: string): Buffer {
  const bits = [...text].map((sign) => parseInt(sign, 32).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
}
