/** What a command of the operators did: a line for people, the same as data for programs, and whether it could be done. */
export type CommandOutcome = { readonly done: boolean; readonly text: string; readonly data: unknown };
