import { sanitizeUserAgent } from './sanitize-user-agent';
import { sanitizeErrorMessage, sanitizeStack } from './sanitize-error';

const script = 'https://okna.example/assets/configurator-page-BxA1b_2.js';
const kept = 'assets/configurator-page-BxA1b_2.js';

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'oblasti')",
    "TypeError: Cannot read properties of undefined (reading 'oblasti')",
  ],
  ['TypeError: e.map is not a function', 'TypeError: e.map is not a function'],
  [
    "TypeError: undefined is not an object (evaluating 'a.b.length')",
    "TypeError: undefined is not an object (evaluating 'a.b.length')",
  ],
  [
    'TypeError: can\'t access property "map", e is undefined',
    'TypeError: can\'t access property "map", e is undefined',
  ],
  [
    `TypeError: Failed to fetch dynamically imported module: ${script}`,
    `TypeError: Failed to fetch dynamically imported module: ${kept}`,
  ],
  ['CallFailed: getVyrobek failed: 44', 'CallFailed: getVyrobek failed: 44'],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Jana',
    'Error: Minified React error #418',
  ],
  ['SyntaxError: Unexpected token \'J\', "Jana" is not valid JSON', 'SyntaxError'],
  ['CallFailed: newOrder failed: Jana, to nejde', 'CallFailed'],
  [
    "TypeError: Cannot read properties of undefined (reading 'bAbaBgAaBgAaGdAaTicAag')",
    'TypeError: Cannot read properties of undefined',
  ],
  ['Jana', undefined],
])('of the message "%s" its code is stored', (message, code) => {
  expect(sanitizeErrorMessage(message)).toBe(code);
});

test('a stack keeps functions with place in scripts of the build, of each browser and of React, and nothing else', () => {
  const stack = [
    "TypeError: Cannot read 'Jana'",
    `    at async Ke.choose (${script}:12:3456)`,
    `    at ${script}:1:2`,
    `choose@${script}:7:8`,
    '    at SizeField',
    '    at Jana Nováková (https://okna.example/conf/?email=jana@example.test:1:1)',
    '    at f (chrome-extension://abcdefgh/content.js:1:2)',
    '    at bAbaBgAaBgAaGdAaTicAag',
    'jana@example.test',
  ];
  expect(sanitizeStack(stack.join('\n'))).toEqual({
    frames: [`async Ke.choose ${kept}:12:3456`, `${kept}:1:2`, `choose ${kept}:7:8`, 'SizeField', 'f'],
    leftOut: 4,
  });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.86',
  ],
  ['Mozilla'],
])('the browser is stored as it is: %s', (userAgent) => {
  expect(sanitizeUserAgent(userAgent)).toBe(userAgent);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Jana tablet Build/AP1A) Chrome/131.0.0.0',
    'Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0',
  ],
  ['jana@example.test', ''],
  ['Chrome/602555010 Jana/5.0 bAbaBgAaBgAaGdAaTicAag (Jana)', ''],
])('of the browser "%s" its known parts are stored', (userAgent, known) => {
  expect(sanitizeUserAgent(userAgent)).toBe(known);
});
