/** In groups of four, as banks print it; what is copied has no spaces. */
export const ibanInGroups = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

const ofFour = /^(?:\S{4} ){3,}\S{1,4}$/;

/** Groups for a line that may be too short for them: it breaks in the middle and nowhere else. What is in no such groups stays as it is. */
export function inHalves(grouped: string): string {
  if (!ofFour.test(grouped)) return grouped;
  const groups = grouped.split(' ');
  const middle = Math.ceil(groups.length / 2);
  return [groups.slice(0, middle), groups.slice(middle)].map((half) => half.join('\u00a0')).join(' ');
}
