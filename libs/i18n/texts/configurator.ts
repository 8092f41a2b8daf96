/** The button that puts the product into the cart: on wide and small screens, and while it works. */
type PutButton = { long: string; short: string; busy: string };

/** Frame of the configurator: top bar, stage, panel foot, price states. */
export type ConfiguratorTexts = {
  configuration: string;
  backToShop: string;
  steps: string;
  opening: string;
  dimensions: string;
  profile: string;
  doorOpening: string;
  accessories: string;
  done: string;
  product: string;
  continueTo: { opening: string; dimensions: string; profile: string; doorOpening: string; accessories: string };
  goOn: string;
  addLine: PutButton;
  /** A cart line that is changed, and the question on leaving for the cart without having saved it. */
  saveLine: PutButton & { unsaved: string; unsavedLead: string; stay: string; leave: string };
  addFailed: string;
  checking: string;
  /** While the wanted size cannot be made. */
  priceOfSize: (size: string) => string;
  priceFailed: string;
  priceAndNext: string;
  stage: string;
  side: string;
  inside: string;
  outside: string;
  viewInside: string;
  viewOutside: string;
  undo: (what: string) => string;
  redo: (what: string) => string;
  nothingToUndo: string;
  nothingToRedo: string;
  zoom: string;
  frameSize: string;
  area: string;
  rw: string;
  weight: string;
  hideDrawing: string;
  showDrawing: string;
  describeDrawing: string;
  loading: string;
  missing: string;
  missingLead: string;
  startAgain: string;
  stockProduct: string;
  sameToMeasure: string;
  changed: { size: string; fields: string; other: string };
  announce: (what: string, price: string) => string;
};
