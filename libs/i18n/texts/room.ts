/** The shopper's label of a product: where it will be. */
export type RoomTexts = {
  label: string;
  hint: string;
  /** Names the field of one line among several. */
  of: (title: string) => string;
  /** Offered while somebody types. */
  rooms: readonly string[];
  /** Where a copy will be. */
  ofCopy: string;
};
