// Finds the places of a source where a single-line fault may be made, by syntax alone; the compiler decides what needs types.
import ts from 'typescript';

const { SyntaxKind } = ts;

const flipped = {
  '<': '>', '>': '<', '<=': '>=', '>=': '<=', '===': '!==', '!==': '===',
}; // prettier-ignore
const atBoundary = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const otherLogic = { '&&': '||', '||': '&&' };
const otherSign = { '+': '-', '-': '+' };

/** Equal instants do not occur twice: a boundary in time cannot be told from the next millisecond. */
const isInTime = /\bnow\(\)/;

/** Removing these changes no result that a test could read. */
const isWithoutResult = /\blog(ger)?\??\.\w+\(|\.unref\??\.?\(\)|^super\(/;

/**
 * Each point has `kind`, the offsets `start` and `end` of the text that a fault replaces, `text` unless its type decides about it, and
 * names itself by the line `before` and by `nth` among the points of its kind on equal lines.
 */
export function pointsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const seen = new Map();
  return placesIn(source).flatMap(({ kind, node, text: replacement }) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line;
    if (source.getLineAndCharacterOfPosition(node.end).line !== line) return [];
    const before = lines[line];
    const name = `${kind}\0${before}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [{ kind, start, end: node.end, text: replacement, line: line + 1, before, nth }];
  });
}

function placesIn(source) {
  const places = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    places.push(...placesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

function placesOf(node) {
  if (ts.isBinaryExpression(node)) return ofOperator(node.operatorToken);
  if (ts.isIfStatement(node)) return [negated(node.expression)];
  if (ts.isConditionalExpression(node)) return [negated(node.condition)];
  if (ts.isReturnStatement(node) && node.expression) return [{ kind: 'return', node: node.expression }];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [{ kind: 'return', node: node.body }];
  if (ts.isNumericLiteral(node)) return [{ kind: 'number', node, text: String(Number(node.text) + 1) }];
  if (ts.isStringLiteral(node) && isValue(node)) return [{ kind: 'state', node }];
  if (isRemovable(node)) return [{ kind: 'statement', node, text: ';' }];
  return [];
}

function ofOperator(node) {
  const operator = node.getText();
  return [
    { kind: 'comparison', node, text: flipped[operator] },
    { kind: 'boundary', node, text: isInTime.test(node.parent.getText()) ? undefined : atBoundary[operator] },
    { kind: 'logic', node, text: otherLogic[operator] },
    { kind: 'sign', node, text: otherSign[operator] },
  ].filter(({ text }) => text);
}

const negated = (node) => ({ kind: 'condition', node, text: `!(${node.getText()})` });

/** A string that is neither a name of a property, nor an attribute of an element, nor a directive. */
function isValue({ parent }) {
  const { kind } = parent;
  return (
    kind !== SyntaxKind.JsxAttribute && kind !== SyntaxKind.ExpressionStatement && kind !== SyntaxKind.ExportDeclaration
  );
}

/** A statement that is one call, of which no result is awaited or used. */
const isRemovable = (node) =>
  ts.isExpressionStatement(node) &&
  ts.isCallExpression(ts.isVoidExpression(node.expression) ? node.expression.expression : node.expression) &&
  !isWithoutResult.test(node.getText());
