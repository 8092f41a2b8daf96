import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { memoize } from '@fenestra/domain/memoize';
import { customerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import { consentCookie } from '@fenestra/contracts/consent-cookie';
import { screens } from '@fenestra/i18n/texts/screens';
import { textsOf } from '@fenestra/i18n/texts-of';
import { shops } from '@fenestra/domain/shop/shops';

const root = join(__dirname, '../..');
const filesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|testing)$|\.spec\.tsx?$/.test(path) });

/** Returns names that only the sources of page and deployment contain: they are read as syntax, not as text. */
export function sourceNames(): Record<string, string[]> {
  const page = filesIn('apps/storefront/**/*.{ts,tsx}').map(parsed);
  const services = filesIn('{apps,libs}/**/*.ts').map(parsed);
  return {
    'browser storage': page.flatMap((source) => callsIn(source).flatMap((call) => storageKeys(call, source))),
    'parameters of addresses': page.flatMap((source) => [
      ...callsIn(source).flatMap((call) => readParameters(call, source)),
      ...nodesIn(source).filter(ts.isNewExpression).flatMap(writtenParameters),
    ]),
    cookies: [...cookieNames(), ...services.flatMap(declaredCookies)],
    'paths of screens': [
      ...Object.values(screens).map(({ path }) => path),
      ...shops.flatMap((shop) => Object.values(textsOf(shop).paths)),
    ],
    jobs: services.flatMap((source) => callsIn(source).flatMap(jobNames)),
    'style tokens': filesIn('apps/storefront/**/*.css').flatMap(styleTokens),
    'objects of Kubernetes': filesIn('k8s/**/*.yaml').flatMap(objectsIn),
  };
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

const nodesIn = memoize((node: ts.Node): readonly ts.Node[] => {
  const found = [node];
  for (const each of found) each.forEachChild((child) => void found.push(child));
  return found;
});

const callsIn = (source: ts.SourceFile): ts.CallExpression[] => nodesIn(source).filter(ts.isCallExpression);

const storing = new Set(['readText', 'writeText', 'readStored', 'writeStored', 'removeStored']);

function storageKeys({ expression, arguments: [store, key] }: ts.CallExpression, source: ts.SourceFile): string[] {
  if (!storing.has(expression.getText()) || !store || !key || !ts.isStringLiteral(store)) return [];
  return textsOfNode(key, source).map((name) => `${store.text} ${name}`);
}

/** What an expression is, or the constant or function of its file that it names: `{}` stands for a value. */
function textsOfNode(node: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')];
  if (ts.isArrowFunction(node)) return textsOfNode(node.body, source);
  if (ts.isCallExpression(node)) return textsOfNode(node.expression, source);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((one) => textsOfNode(one, source));
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => textsOfNode(one, source));
  if (ts.isAsExpression(node)) return textsOfNode(node.expression, source);
  if (!ts.isIdentifier(node)) return [];
  const declared = nodesIn(source)
    .filter(ts.isVariableDeclaration)
    .find(({ name }) => name.getText() === node.text);
  return declared?.initializer ? textsOfNode(declared.initializer, source) : [];
}

function readParameters({ expression, arguments: [name] }: ts.CallExpression, source: ts.SourceFile): string[] {
  if (!ts.isPropertyAccessExpression(expression) || !name) return [];
  const isQuery = /(^|\.)(search|query|searchParams|params)$|URLSearchParams\(/.test(expression.expression.getText());
  return isQuery && ['get', 'has', 'getAll', 'set'].includes(expression.name.text) ? textsOfNode(name, source) : [];
}

function writtenParameters({ expression, arguments: [given] = [] as never }: ts.NewExpression): string[] {
  if (expression.getText() !== 'URLSearchParams' || !given) return [];
  return nodesIn(given)
    .filter((node) => ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    .map(({ name }) => (ts.isStringLiteral(name) ? name.text : name.getText()));
}

const cookieNames = (): string[] =>
  [customerTypeCookie('business', true), consentCookie({ granted: true, day: '2026-01-01' }, true)].map(
    (cookie) => cookie.split('=')[0]!,
  );

const declaredCookies = (source: ts.SourceFile): string[] =>
  nodesIn(source)
    .filter(ts.isVariableDeclaration)
    .filter(({ name }) => /cookie(Name)?$/i.test(name.getText()))
    .flatMap(({ initializer }) => (initializer && ts.isStringLiteral(initializer) ? [initializer.text] : []));

function jobNames({ expression, arguments: [kind] }: ts.CallExpression): string[] {
  if (expression.getText() !== 'job' || !kind || !ts.isObjectLiteralExpression(kind)) return [];
  return kind.properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'name')
    .flatMap(({ initializer }) => (ts.isStringLiteral(initializer) ? [initializer.text] : []));
}

const styleTokens = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name!);

type Named = { readonly kind?: string; readonly metadata?: { readonly name?: string } } | null;

function objectsIn(file: string): string[] {
  const documents = parseAllDocuments(readFileSync(join(root, file), 'utf8')).map((one) => one.toJS() as Named);
  return documents.flatMap((one) => {
    if (!one?.kind || !one.metadata?.name) return [];
    const name = `${one.kind} ${one.metadata.name}`;
    return [name, ...portsIn(one).map((port) => `${name} port ${port}`)];
  });
}

function portsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'ports' && Array.isArray(inside)
      ? inside.flatMap((port: { name?: string; port?: unknown; containerPort?: unknown }) =>
          port.name ? [`${port.name} ${String(port.port ?? port.containerPort)}`] : [],
        )
      : portsIn(inside),
  );
}
