/** Why the program cannot run, as one sentence for the person who starts it. Its cause is in the environment, not in the code. */
export class StartupError extends Error {}
