type ByType<Text> = { double: Text; triple: Text };

/** The glass dialog (GLASS-01 to GLASS-12). */
export type GlazingTexts = {
  heading: string;
  leadEach: string;
  type: string;
  types: ByType<string>;
  build: string;
  buildHint: string;
  glass: ByType<(mm: number) => string>;
  uses: Readonly<Record<GlassUse, string>>;
  ug: string;
  rw: string;
  sun: string;
  weight: string;
  all: ByType<(count: number) => string>;
  spacer: string;
  spacerColour: string;
  /** By the codes of the catalogue. */
  spacerColours: Readonly<Record<string, string>>;
  ornament: string;
  clear: string;
  seeThrough: string;
  privacy: (level: number) => string;
  noSpacer: string;
  noOrnament: string;
  chooseArea: string;
  chooseGlass: string;
  outside: string;
  inside: string;
  section: (build: string) => string;
  layers: { pane: (mm: string) => string; argon: (mm: string) => string; coating: string; spacer: string };
  panes: (count: number, squareMetres: string) => string;
};

/** What a glass is good for, in a word or two. */
export type GlassUse =
  | 'standard'
  | 'warmest'
  | 'quietest'
  | 'acoustic'
  | 'laminated outside'
  | 'laminated both sides'
  | 'acoustic laminated'
  | 'toughened outside'
  | 'solar control';
