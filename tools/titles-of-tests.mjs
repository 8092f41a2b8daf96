// Titles that jest prints for the tests of a file in the usual run, for a table one for each row. Of `sweep(all, sample)` only the
// sample counts: all else runs in `npm run test:full` alone.
import ts from 'typescript';

const isSuiteOrTest = /^(?:describe|it|test)/; // also describeInBrowser

export function titlesIn(file, text) {
  if (!/\b(?:describe|it|test)\w*(?:\.each)?[(<]/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node) => {
    if (repeatsNothing(node, source)) return;
    if (ts.isCallExpression(node)) titles.push(...titlesOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** A loop or a table without rows, as is `sweep(all, [])`. */
function repeatsNothing(node, source) {
  const list = listOf(node);
  const known = list && literalOf(list, source);
  return known !== undefined && ts.isArrayLiteralExpression(known) && known.elements.length === 0;
}

/** The list whose entries a loop, a `forEach` or a table repeats its tests for. */
function listOf(node) {
  if (ts.isForOfStatement(node)) return node.expression;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isLoop = ts.isPropertyAccessExpression(expression) && expression.name.text === 'forEach';
  return isLoop ? expression.expression : tableOf(expression);
}

function titlesOf({ expression, arguments: [title] }, source) {
  const text = title && textOf(title);
  if (text === undefined) return [];
  if (ts.isIdentifier(expression)) return isSuiteOrTest.test(expression.text) ? [text] : [];
  const table = tableOf(expression);
  return table
    ? rowsOf(table, source)
        .map((row) => printed(text, row))
        .concat(printed(text, []))
    : [];
}

/** Of `it.each(table)`. */
function tableOf(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  return name.text === 'each' && isSuiteOrTest.test(expression.getText()) ? node.arguments[0] : undefined;
}

/** The texts of each row, as far as they stand in the file. */
function rowsOf(table, source) {
  const list = literalOf(table, source);
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.map((row) =>
    (ts.isArrayLiteralExpression(row) ? row.elements : [row]).map((cell) => textOf(cell)),
  );
}

function literalOf(node, source) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return literalOf(node.expression, source);
  if (ts.isCallExpression(node) && node.expression.getText() === 'sweep') return literalOf(node.arguments[1], source);
  if (!ts.isIdentifier(node)) return node;
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === node.text);
  return declared?.initializer && literalOf(declared.initializer, source);
}

/** A text that is joined of several is known as far as it stands there. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => literal.text).join(' ');
  return undefined;
}

/** Each placeholder takes the next cell. */
function printed(title, row) {
  let at = 0;
  return title.replace(/%[sdifjop#]/g, (placeholder) => row[at++] ?? placeholder);
}
