/** Nothing is told of a list that finds nothing. */
export const emptyList = '';
export const noItem = 'Takovou položku nemáme.';
export const noValue = 'Tato hodnota není možná.';
export const noArea = 'Tuto část výrobek nemá.';
export const noProfile = 'Tento profil neexistuje.';
export const otherProfile = 'Tento profil k\u00a0tomuto výrobku nelze zvolit.';
export const noColour = 'Tato barva neexistuje.';
export const insideOnly = 'Dekor pouze uvnitř se nevyrábí.';
export const noGlass = 'Toto sklo neexistuje.';
export const noPattern = 'Toto členění mřížky neexistuje.';
export const noPane = 'V\u00a0této dveřní výplni na to není sklo.';
export const otherOpening = 'Tento způsob otevírání zde není možný.';
export const otherHandle = 'Tuto kliku k\u00a0tomuto výrobku nelze zvolit.';
export const otherThreshold = 'Tento práh k\u00a0tomuto výrobku nelze zvolit.';
export const otherFilling = 'Tuto výplň k\u00a0tomuto výrobku nelze zvolit.';
export const otherLock = 'Tento zámek se do těchto dveří nemontuje.';
export const notChosen = 'Tento doplněk není vybraný.';
export const noJoint = (joint: number) => `Spoj S${joint}: Tuto část výrobek nemá.`;
export const noCoupling = (joint: number) => `Spoj S${joint}: Tato spojka neexistuje.`;
export const notJoined = 'Tento výrobek nelze do sestavy připojit.';
export const unfitting = 'Tyto volby se k\u00a0sobě nehodí.';
export const noElement = (element: number) => `Prvek ${element}: Takový prvek sestava nemá.`;
export const outermost = (element: number) =>
  `Prvek ${element}: Na té straně prvek souseda nemá, posunout ho tam nejde.`;
export const tooNarrow = 'Hodnota pro šířku musí být mezi 500 a 1500 mm. Nedodržen minimální rozměr';
export const tooWide = 'Hodnota pro šířku musí být mezi 500 a 1500 mm. Překročen maximální rozměr';
export const tooLow = 'Hodnota pro výšku musí být mezi 500 a 1800 mm. Nedodržen minimální rozměr';
export const tooHigh = 'Hodnota pro výšku musí být mezi 500 a 1800 mm. Překročen maximální rozměr';
export const otherSum = (sum: number, high: number) =>
  `Dílčí rozměry nedávají celkový rozměr: dohromady ${sum}\u00a0×\u00a0${high}\u00a0mm, výrobek 1800\u00a0×\u00a01500\u00a0mm.`;
export const noField = (field: number) =>
  `Chybí šířka a\u00a0výška pole ${field}. Rozměry polí se zadávají všechny najednou.`;

export const noProduct = 'Takový výrobek nemáme.';
export const noConfiguration = 'Tato konfigurace už neexistuje.';
