// Unused texts: properties of libs/i18n/texts that no source reads. The target `texts` of project.json.
import ts from 'typescript';
import { main, root } from './set-up.mjs';

const areas = /\/libs\/i18n\/texts\/(?!texts\.ts)/; // whole areas are asked for by name
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
  const properties = sources.flatMap(nodesIn).filter(ts.isPropertySignature);
  return new Map(properties.map((property) => [placeOf(property), nameOf(property)]));
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
          for (const declaration of symbol?.declarations ?? []) unread.delete(placeOf(declaration));
    }
}

function isReader({ isDeclarationFile, fileName }) {
  return !isDeclarationFile && !areas.test(fileName) && !languages.test(fileName);
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
