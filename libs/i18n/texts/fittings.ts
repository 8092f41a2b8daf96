type NameAndNote = { name: string; note: string };

/** The dialogs of handle, blinds, nets, windowsills and the sill of a door (HANDLE, SHADE, PARA, SILL). */
export type FittingsTexts = {
  /** Heads the colours that cost more than the others; how much more follows. */
  dearer: string;
  handle: {
    lead: string;
    kind: string;
    kindHint: string;
    /** Kinds that come in several colours; others are called by their own name. */
    kinds: Readonly<Record<'standard' | 'secustik' | 'key' | 'button', NameAndNote>>;
    colour: string;
    height: (mm: string) => string;
    pieces: string;
    whole: string;
    /** What the button of the dialog takes over. */
    use: string;
    choose: string;
  };
  shade: {
    lead: string;
    where: string;
    all: (sashes: number) => string;
    each: string;
    /** Of an area that the choice is not for. */
    keeps: (what: string) => string;
    type: string;
    /** By code of the catalogue. */
    notes: Readonly<Record<'ZB' | 'ZI' | 'SO' | 'SD' | 'SP' | 'SR', string>>;
    colour: Readonly<Record<'blind' | 'net', string>>;
    /** Below the size on the drawing. */
    sizeNote: Readonly<Record<'blind' | 'net', string>>;
    control: string;
    /** `sides`: where the hinges of the chosen sashes are, in words; empty where none can have one. */
    controlHint: (sides: string) => string;
    sides: Readonly<Record<'hinges' | 'L' | 'P', string>>;
    choose: Readonly<Record<'blind' | 'net', string>>;
    chooseArea: string;
    use: Readonly<Record<'blind' | 'net', string>>;
  };
  sill: {
    /** What an inner and an outer one are called differs in Hungary and Austria. */
    words: Readonly<Record<'inner-sill' | 'outer-sill', SillWords>>;
    material: string;
    materials: Readonly<Record<'PVC' | 'DTD' | 'AL-bent' | 'AL-drawn', NameAndNote>>;
    depth: Readonly<Record<'inner-sill' | 'outer-sill', string>>;
    depthHint: string;
    otherDepth: string;
    innerNote: (reveal: string, overhang: string, depth: string) => string;
    outerNote: string;
    length: string;
    overhang: string;
    innerLength: string;
    colour: string;
    caps: string;
    capsNote: string;
    joint: (pieces: number) => string;
    outside: string;
    inside: string;
  };
  threshold: {
    lead: string;
    list: string;
    without: NameAndNote;
    height: (mm: string) => string;
    /** What is no choice: a sill is as wide as its door. */
    widthAndColour: string;
    choose: string;
    use: string;
  };
};

/** What names the windowsill in its dialog. */
export type SillWords = {
  /** `{basis}` is how prices are meant. */
  lead: string;
  choose: string;
  use: (depth: string) => string;
  /** While none is chosen. */
  useAny: string;
};
