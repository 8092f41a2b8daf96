/** The message to the shop's people (FEED-01). */
export type FeedbackTexts = {
  lead: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Said under the message where something is being configured. */
  attached: string;
  /** What becomes of the data; with or without a check that a person writes. */
  use: string;
  useChecked: string;
  cancel: string;
  send: string;
  sending: string;
  /** I18N-08: under this key the texts of the storefront are served. */
  submit_msg_true: string;
  /** After a failure. */
  otherWay: string;
};
