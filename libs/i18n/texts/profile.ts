/** Profile step and dialog (PROF-01, PROF-13). */
export type ProfileTexts = {
  dialogLead: (size: string) => string;
  profiles: string;
  chambers: string;
  seals: string;
  depth: string;
  glazing: string;
  upTo: (mm: string) => string;
  rw: string;
  chosen: string;
  same: string;
  compare: string;
  use: (name: string) => string;
  loading: string;
  failed: string;
};
