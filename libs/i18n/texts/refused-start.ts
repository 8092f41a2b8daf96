/** Why nothing can be started: what a link names is not sold, or a copy of it is not made any more. */
export type RefusedStartTexts = {
  productUnknown: string;
  productUnknownLead: string;
  copyNotMade: string;
  copyNotMadeLead: string;
};
