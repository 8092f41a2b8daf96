// Locks a folder by the means of a system and holds it: lock-folder.ts <system> <folder>. Prints "locked" or "taken".
import { platformOf } from '../platform';

const [, , system, folder] = process.argv;

setInterval(() => undefined, 60_000);
void platformOf(system as NodeJS.Platform)
  .lockFolder(folder!)
  .then((lock) => console.log(lock ? 'locked' : 'taken'));
