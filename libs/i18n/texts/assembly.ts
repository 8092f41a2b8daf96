/** Sizes and elements of an assembly; millimetres and kilograms come as texts. */
export type AssemblyTexts = {
  heading: string;
  lead: string;
  size: string;
  /** After U with its index in the title block. */
  overallWidth: string;
  elements: string;
  widths: string;
  sum: (mm: string) => string;
  width: string;
  height: string;
  follows: string;
  givesWay: string;
  element: (n: number) => string;
  position: string;
  elementColumn: string;
  widthColumn: string;
  caption: string;
  fits: string;
  sumOfElements: string;
  tooMuch: string;
  missing: string;
  doesNotFit: string;
  why: (sum: string, overall: string) => string;
  resizeElement: (n: number, mm: string) => string;
  overallStays: (mm: string) => string;
  resizeWhole: (mm: string) => string;
  takeBack: (n: number, mm: string) => string;
  asBefore: string;
  mend: string;
  onSite: (kg: string) => string;
  add: string;
  join: string;
  remove: (n: number) => string;
  addHeading: string;
  addLead: string;
  where: string;
  left: string;
  right: string;
  above: string;
  /** Two elements, counted from 1. */
  between: (one: number, next: number) => string;
  what: string;
  coupling: (n: number) => string;
  templates: string;
  allWidths: (min: string, max: string) => string;
  /** What belongs to no single element. */
  whole: string;
  elementNamed: (n: number, name: string) => string;
  /** Which element takes the difference when the whole becomes wider or narrower. */
  takesDifference: string;
  /** Elements. */
  all: string;
  cannotTake: (n: number) => string;
  /** A place beside or above an assembly where an element can stand. */
  addAt: Readonly<Record<'left' | 'right' | 'above', string>>;
  adding: (n: number, place: string, size: string) => string;
  withCoupling: string;
  /** Asked of who adds nothing. */
  chooseProduct: string;
  templatesLead: string;
  /** What a finished assembly keeps of the product in hand, and what is said of one that cannot. */
  templatesKeep: (profile: string, colours: string) => string;
  templateWhite: string;
  plan: string;
  planNote: (joints: string) => string;
  corner: (joint: number, degrees: number) => string;
  /** Before the parts that an element does not have. */
  without: string;
  ownLength: string;
  openingLead: string;
};
