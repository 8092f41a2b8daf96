/** Calling code → how its national numbers are read; the first that fits. Area codes are of many lengths in at and de: only sure ones stand apart. */
const readings: Readonly<Record<string, readonly RegExp[]>> = {
  '420': [],
  '421': [/^(2)(\d{4})(\d{4})$/],
  '43': [/^(1|6\d\d|316|512|662|732)(\d+)$/],
  '49': [/^(1[5-7]\d|30|40|69|89)(\d+)$/],
  '36': [/^(1)(\d{3})(\d{4})$/, /^(\d\d)(\d{3})(\d{3,4})$/],
};

/** +420601222333 → +420 601 222 333, in one line. Numbers of countries without a shop stay as they are stored. */
export function shownPhone(stored: string): string {
  const known = Object.entries(readings).find(([code]) => stored.startsWith(`+${code}`));
  if (!known) return stored;
  const [code, forms] = known;
  const national = stored.slice(1 + code.length);
  return [`+${code}`, ...(partsBy(forms, national) ?? inThrees(national))].join('\u00a0');
}

const partsBy = (forms: readonly RegExp[], national: string): readonly string[] | undefined =>
  forms.map((form) => form.exec(national)?.slice(1)).find(Boolean);

/** The last part has two to four digits. */
const inThrees = (national: string): readonly string[] => national.match(/\d{3}(?!\d?$)|\d+/g) ?? [];
