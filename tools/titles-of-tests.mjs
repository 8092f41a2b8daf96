// What jest prints for the tests of a file: titles, and for a table one title for each row with what its row says.
import ts from 'typescript';

const isSuiteOrTest = /^(?:describe|it|test)/; // also describeInBrowser

export function titlesIn(file, text) {
  if (!/\b(?:describe|it|test)\w*(?:\.each)?[(<]/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) titles.push(...titlesOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
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
