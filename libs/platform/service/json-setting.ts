import { z } from 'zod';

/** A variable that holds JSON. What is wrong with it is said without its values, which may be secret. */
export const jsonSetting = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, { addIssue }): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        addIssue('is no JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);
