import { z } from 'zod/mini';

/** The pages' CSP forbids eval; without this zod tries it once and the browser reports a violation. Imported first. */
z.config({ jitless: true });
