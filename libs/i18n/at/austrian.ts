/** Words of which Austria has others, each of the same gender; whatever needs another sentence stands in a text of its own. */
const words: readonly (readonly [german: RegExp, austrian: string])[] = [
  [/MwSt\./g, 'USt.'],
  [/ohne(\s)(USt\.)/g, 'exkl.$1$2'],
  [/mit(\s)(USt\.)/g, 'inkl.$1$2'],
  [/Mehrwertsteuer/g, 'Umsatzsteuer'],
  [/Handels- und Steuerrecht/g, 'Unternehmens- und Steuerrecht'],
  [/USt-IdNr\./g, 'UID-Nummer'],
  [/\bRahmen(s?)\b/g, 'Stock$1'],
  [/Rahmenaußenmaß/g, 'Stockaußenmaß'],
  [/Festverglasung/g, 'Fixverglasung'],
  [/\bSchwelle\b/g, 'Türschwelle'],
  [/\bHaustür(en)?\b/g, 'Eingangstür$1'],
  [/\bAbschließbar\b/g, 'Versperrbar'],
  [/\b(w)aagerecht\b/gi, '$1aagrecht'],
  [/Vorkasse/g, 'Vorauskasse'],
  [/Widerrufsrecht/g, 'Rücktrittsrecht'],
  [/ \(Tschechien\)/g, ''],
  [/name@domain\.de/g, 'name@domain.at'],
  [/\b030\s123456/g, '01\u00a0234567'],
];

/** German texts in the words of Austria, also those that are made from values. */
export function austrian<Text>(text: Text): Text {
  return inAustria(text) as Text;
}

function inAustria(text: unknown): unknown {
  if (typeof text === 'string') return words.reduce((said, [german, own]) => said.replace(german, own), text);
  if (typeof text === 'function')
    return sameNumberOfValues(text as Made, (...values) => inAustria((text as Made)(...values)));
  if (Array.isArray(text)) return text.map(inAustria);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, each]: [string, unknown]) => [name, inAustria(each)]));
}

type Made = (...values: unknown[]) => unknown;

const sameNumberOfValues = (as: Made, made: Made): Made => Object.defineProperty(made, 'length', { value: as.length });
