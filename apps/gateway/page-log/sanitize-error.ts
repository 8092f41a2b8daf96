/** Names of functions and properties of programs: shorter than any key. */
const name = '[A-Za-z_$][\\w$]{0,20}';
const path = `${name}(?:\\.${name}){0,4}(?:\\(\\.\\.\\.\\))?`;
const quoted = `['"\`]${path}['"\`]`;
/** A script or style of the build: its name, its content hash, line and column. */
const asset = /\/(assets\/[a-z]{1,15}(?:[-_.][a-z]{1,15}){0,4}-[\w-]{7,8}\.(?:js|css))((?::\d{1,7}){0,2})(?![\w.:/-])/;

/** Messages of browsers and of the page that quote nothing but names of the program. */
const messages = [
  `Cannot (?:read|set) properties of (?:undefined|null)(?: \\((?:reading|setting) ${quoted}\\))?`,
  `(?:can't access property ${quoted}, )?${path} is (?:not (?:a function|defined|iterable|a constructor|an object)|undefined|null)`,
  `(?:undefined|null) is not (?:a function|an object)(?: \\(evaluating ${quoted}\\))?`,
  `Can't find variable: ${name}`,
  `Cannot access ${quoted} before initialization`,
  `Failed to execute ${quoted} on ${quoted}`,
  'Failed to fetch(?: dynamically imported module)?',
  ...['Load failed', 'NetworkError when attempting to fetch resource', 'Importing a module script failed'],
  ...['error loading dynamically imported module', 'Unable to preload CSS', 'Loading (?:CSS )?chunk \\d{1,6} failed'],
  ...['Maximum call stack size exceeded', 'too much recursion', 'out of memory', 'Invalid array length'],
  ...['The operation was aborted', 'The user aborted a request', 'signal is aborted without reason'],
  'Minified React error #\\d{1,4}',
  'Hydration failed',
  'a script did not load',
  `${name} failed: (?:\\d{1,3}|no answer)`,
].map((message) => new RegExp(`^${message}`));

const kinds =
  /^(?:Uncaught )?((?:|Type|Range|Reference|Syntax|Eval|URI|Internal|Aggregate|ChunkLoad|Abort|Network|NotFound|NotAllowed|NotSupported|InvalidState|QuotaExceeded|Security|Timeout|Data|Hierarchy|Unknown|\$?Zod)Error|CallFailed|DOMException): ?([^]*)$/;

/** `TypeError: …`: the class of the error, and as much of its message as is known to be code, with the script that it names. */
export function sanitizeErrorMessage(text: string): string | undefined {
  const [kind, rest] = kinds.exec(text)?.slice(1) ?? ['', text];
  const found = messages.flatMap((known) => known.exec(rest!)?.[0] ?? []);
  const message = found.toSorted((one, other) => other.length - one.length)[0];
  const allowed = [kind, message, message && assetIn(rest!)].filter(Boolean);
  return allowed.length > 0 ? allowed.join(': ') : undefined;
}

function assetIn(text: string): string | undefined {
  const [, file, sourceLocation = ''] = asset.exec(text) ?? [];
  return file && `${file}${sourceLocation}`;
}

const maxFrames = 20;
const isName = new RegExp(`^(?:async |new )?${path}$`);

/** The frames of a stack that name a function or a script of the build. Chrome and React write `at name (place)`, others `name@place`. */
export function sanitizeStack(text: string): { readonly frames: readonly string[]; readonly leftOut: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const frames = lines.slice(0, maxFrames).flatMap((line) => {
    const [, ofChrome, ofOthers] = /^\s*(?:at (.*?)|([^@\s]*))(?: \(.*|@.*)?$/.exec(line) ?? [];
    const called = [ofChrome ?? ofOthers ?? ''].filter((each) => isName.test(each));
    const sourceLocation = assetIn(line);
    return sourceLocation || (ofChrome && called.length > 0)
      ? [[...called, ...(sourceLocation ? [sourceLocation] : [])].join(' ')]
      : [];
  });
  return { frames, leftOut: lines.length - frames.length };
}
