/** Whether something is written in letters of which papers show empty boxes: they have Latin, Greek and Cyrillic ones. */
export const hasUnprintable = (text: string): boolean =>
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u.test(text);
