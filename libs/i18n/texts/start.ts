import type { HingeSide } from '@fenestra/domain/configuration/geometry/hinge-side';

export type StartPageTexts = {
  heading: string;
  lead: string;
  stepsHeading: string;
  steps: readonly { title: string; text: string }[];
  profileHeading: string;
  profileLead: string;
  profileDrawing: string;
  profileParts: readonly { part: string; value: string }[];
  stockHeading: string;
  stockLead: string;
  size: string;
  product: string;
  openingSide: string;
  drawing: string;
  availability: string;
  buy: string;
  toCart: string;
  adding: string;
  added: (name: string) => string;
  notAdded: string;
  /** Of what is sold out, made to the same size. */
  madeToMeasure: string;
  hinges: Readonly<Record<HingeSide, { readonly what: string; readonly where?: string; readonly handle: string }>>;
  measureHeading: string;
  measureLead: string;
  measures: readonly { title: string; text: string }[];
};
