/** More pieces of one line than this are a typing mistake. */
export const mostPieces = 999;
