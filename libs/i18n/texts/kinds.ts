/** Balcony and slide doors stand on a base profile as windows do; entrance and side doors have a threshold (windows-domain 6.4). */
export type ProductKind = 'window' | 'balcony' | 'door' | 'assembly';

/** What a shopper is told about the product in hand, called what it is: a door is never called a window. */
export type KindTexts = {
  openingHeading: string;
  dimensionsHeading: string;
  dimensionsLead: string;
  /** A wider one, and a higher one, costs that much more. */
  wider: (price: string) => string;
  higher: (price: string) => string;
  measuredLead: string;
  measureFold: string;
  /** Of one piece; in an assembly of one element (SERV-14). */
  tooHeavyForComfort: (weightKg: string, limitKg: string) => string;
  tooLargeForComfort: (size: string, limit: string) => string;
  profileHeading: string;
  profileLead: string;
  /** Stands after the sign of its thermal transmittance. */
  transmittanceOf: string;
  colourHeading: string;
  colourLead: (profile: string, size: string, basis: string) => string;
  noDecor: string;
  glassLead: string;
  netColourHint: string;
  outerSillLength: string;
  changedElsewhere: string;
};

export type KindsTexts = Readonly<Record<ProductKind, KindTexts>>;
