/** Postcode search (POST-01 to POST-10). */
export type PostcodeTexts = {
  heading: string;
  lead: string;
  label: string;
  results: string;
  found: (count: number) => string;
  first: (count: number) => string;
  nothing: string;
  tryShorter: string;
  notHere: string;
  typeMore: string;
  cancel: string;
  deliver: (place: string) => string;
  deliverShort: string;
  failed: string;
  /** Where no postcode fits: the region is chosen from a list, the address typed with the order. */
  byHand: string;
  regionLead: string;
  region: string;
  chooseRegion: string;
  pickupInstead: string;
  /** The phone number follows. */
  callInstead: string;
};
