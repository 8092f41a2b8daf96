const build = /(\d[\d.]*[A-Za-z]*(?:\s[a-z]+)?(?:-\d[\d.]*[A-Za-z]*){2,}(?:\sUg[\d.]+)?)/;

/**
 * A text taken apart at its build-ups of glass, such as 4-16Ar-4: every second piece is one. Browsers end lines after their
 * hyphens, unless told not to; other hyphens would be copied and searched for in vain. Paper breaks none by itself.
 */
export const atGlassBuilds = (text: string): string[] => text.split(build);
