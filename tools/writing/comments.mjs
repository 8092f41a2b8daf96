import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from '../set-up.mjs';

const maxLength = 200;
const maxSentences = 2;
const startsBadly = /^(?:Of|With|By|For|What|Who|Whoever|Nobody|Nothing|It|That|Those)\b/;
const directive = /^(?:#!|prettier-ignore|@ts-|@vitest|@license|as: |breaks: |\/ <reference)/;

/** Returns comments that are too long, have too many sentences or begin with a word that hides the subject. */
export const commentFindings = (files) =>
  files
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
    .flatMap((file) => commentsIn(file, readFileSync(join(root, file), 'utf8')).flatMap((one) => faultsOf(file, one)));

/** Returns text and line of each comment; line comments below each other are one. */
export function commentsIn(file, code) {
  const { comments } = parseSync(file, code);
  const joined = [];
  for (const { type, value, start, end } of comments) {
    const last = joined.at(-1);
    const follows = last?.type === 'Line' && type === 'Line' && /^[ \t]*\r?\n[ \t]*$/.test(code.slice(last.end, start));
    if (follows) Object.assign(last, { end, value: `${last.value} ${value}` });
    else joined.push({ type, value, start, end });
  }
  return joined.map(({ value, start }) => ({ text: plain(value), line: code.slice(0, start).split('\n').length }));
}

const plain = (value) =>
  value
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

export function faultsOf(file, { text, line }) {
  if (directive.test(text)) return [];
  const sentences = text.match(/[.!?](?=\s+[A-Z`]|$)/g)?.length ?? 0;
  const faults = [
    text.length > maxLength && ['long comments', `${text.length} characters`],
    sentences > maxSentences && ['comments of many sentences', `${sentences} sentences`],
    startsBadly.test(text) && ['comments without a subject', `begins with "${text.split(/\W/)[0]}"`],
  ];
  return faults.filter(Boolean).map(([rule, reason]) => ({ rule, file, text: `${file}:${line} ${reason}` }));
}
