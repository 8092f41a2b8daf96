// Unused texts: properties of the reference language in libs/i18n/cs that no source reads. The target `texts` of project.json.
import ts from 'typescript';
import { main, root } from './set-up.mjs';

const areas = /\/libs\/i18n\/cs\/(?!([a-z]+-)?texts\.ts|drawing\.ts)/; // read by area; the domain types what drawings are described with
const languages = /\/libs\/i18n\/(?:cs|sk|de|at|hu)\//;
const tests = /\.spec\.tsx?$|\/testing\/|\/tests\//; // a text that only tests read is unused

void main(async () => {
  const program = createProgram();
  const unread = textsIn(program);
  removeRead(unread, program);
  for (const [place, name] of unread) console.error(`${place}: no code reads ${name}.`);
  return unread.size > 0 ? 1 : 0;
});

/** One program of storefront and services: what differs between their settings decides no text. */
function createProgram() {
  const [storefront, services] = ['apps/storefront/tsconfig.json', 'tsconfig.json'].map((project) =>
    ts.getParsedCommandLineOfConfigFile(`${root}/${project}`, {}, ts.sys),
  );
  const files = [...storefront.fileNames, ...services.fileNames].filter((file) => !tests.test(file));
  const program = ts.createProgram(files, storefront.options);
  program.getTypeChecker(); // gives nodes their parents
  return program;
}

/** Returns the name of each text by the place where it is declared. */
function textsIn(program) {
  const sources = program.getSourceFiles().filter(({ fileName }) => areas.test(fileName));
  return new Map(
    sources
      .flatMap(nodesIn)
      .filter(isText)
      .map((property) => [placeOf(property), nameOf(property)]),
  );
}

/** Whether a property is a text that is read by its name: keys of tables (`satisfies`, `as`, arrays) and local values are not. */
function isText(node) {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return false;
  return !ts.isSatisfiesExpression(node.parent.parent) && !ts.findAncestor(node.parent, isTable);
}

function isTable(node) {
  if (ts.isVariableDeclaration(node)) return node.type;
  return ts.isAsExpression(node) || ts.isArrayLiteralExpression(node) || ts.isArrowFunction(node);
}

/**
 * Removes from `unread` what a program reads: by `texts.name`, by `const { name } = texts`, and by `texts[name]` where the type of
 * the name is a literal. The type checker is slow, so that only names that are still unread reach it, and keys come last.
 */
function removeRead(unread, program) {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(isReader).map(nodesIn);
  for (const symbolsReadBy of [symbolsByName, symbolsByKey])
    for (const nodes of sources) {
      const names = new Set(unread.values());
      for (const node of nodes)
        for (const symbol of symbolsReadBy(node, names, checker))
          for (const declaration of symbol?.declarations ?? [])
            for (const place of placesOf(declaration)) unread.delete(place);
    }
}

function isReader({ isDeclarationFile, fileName }) {
  return !isDeclarationFile && !languages.test(fileName);
}

function symbolsByName(node, names, checker) {
  if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) return [checker.getSymbolAtLocation(node.name)];
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return [];
  const name = (node.propertyName ?? node.name).getText();
  return names.has(name) ? [checker.getTypeAtLocation(node.parent).getProperty(name)] : [];
}

function symbolsByKey(node, names, checker) {
  if (names.size === 0 || !ts.isElementAccessExpression(node)) return [];
  const key = checker.getTypeAtLocation(node.argumentExpression);
  const object = checker.getTypeAtLocation(node.expression);
  const keys = (key.isUnion() ? key.types : [key]).filter((each) => each.isStringLiteral() && names.has(each.value));
  return keys.map(({ value }) => object.getProperty(value));
}

/** A property and those of the same name in the siblings of its object: entries of one table have one type. */
function placesOf(declaration) {
  const siblings = declaration.parent.parent?.parent?.properties;
  if (!areas.test(declaration.getSourceFile().fileName) || !siblings) return [placeOf(declaration)];
  const entries = siblings.flatMap(({ initializer }) => initializer?.properties ?? []);
  return [declaration, ...entries.filter(({ name }) => name?.text === declaration.name.text)].map(placeOf);
}

function nodesIn(node) {
  const found = [node];
  for (let at = 0; at < found.length; at++) found[at].forEachChild((child) => void found.push(child));
  return found;
}

function nameOf({ name }) {
  return ts.isIdentifier(name) ? name.text : name.getText().slice(1, -1);
}

function placeOf(node) {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName.slice(root.length + 1)}:${line + 1}:${character + 1}`;
}
