declare module 'fontkit' {
  /** A face that is read from a file. */
  export function openSync(file: string): { hasGlyphForCodePoint(codePoint: number): boolean };
}
