/** What all dialogs of choices say (ACC-18). */
export type ChoiceTexts = {
  use: (what: string) => string;
  useShort: string;
  cancel: string;
  chosen: string;
  included: string;
  same: string;
  change: string;
  changeNamed: (part: string) => string;
  range: string;
  allSame: string;
  eachOwn: string;
  loading: string;
  failed: string;
};
