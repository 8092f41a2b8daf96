/** Tests place many orders with one phone from one address: how much of the stock these may hold is bounded in tests of its own. */
export const unboundedHolds = { HELD_PIECES: '1000000', HELD_PIECES_OF_PRODUCT: '1000000' };
