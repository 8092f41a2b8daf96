// Unused texts: properties of libs/i18n/texts that no source reads.
import ts from 'typescript';
import { root } from './set-up.mjs';

const areas = /\/libs\/i18n\/texts\/(?!texts\.ts)/; // whole areas are asked for by name
const languages = /\/libs\/i18n\/(?:cs|sk|de|at|hu)\//;

/** Collects, program by program, which texts are declared and which are read. */
export class TextUse {
  #declared = new Map();
  #read = new Set();

  add(program) {
    const checker = program.getTypeChecker();
    const sources = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
    for (const source of sources.filter(({ fileName }) => areas.test(fileName)))
      for (const property of nodesIn(source).filter(ts.isPropertySignature))
        this.#declared.set(placeOf(property), nameOf(property));
    const names = new Set(this.#declared.values());
    for (const source of sources.filter(({ fileName }) => !areas.test(fileName) && !languages.test(fileName)))
      for (const symbol of propertiesReadIn(source, names, checker))
        for (const text of (symbol?.declarations ?? []).filter(isText)) this.#read.add(placeOf(text));
  }

  /** Returns one sentence for each text that no program reads. */
  unused() {
    const unread = [...this.#declared].filter(([place]) => !this.#read.has(place));
    return unread.map(([place, name]) => `${place}: no code reads ${name}.`);
  }
}

const isText = (declaration) => areas.test(declaration.getSourceFile()?.fileName ?? '');

function nodesIn(node, found = []) {
  found.push(node);
  node.forEachChild((child) => void nodesIn(child, found));
  return found;
}

const nameOf = ({ name }) => (ts.isIdentifier(name) ? name.text : name.getText().slice(1, -1));

function placeOf(node) {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName.slice(root.length + 1)}:${line + 1}:${character + 1}`;
}

/** What is read by `texts.name`, by `const { name } = texts` and by `texts[name]` where the type of the name says which. */
function* propertiesReadIn(source, names, checker) {
  for (const node of nodesIn(source)) {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) yield checker.getSymbolAtLocation(node.name);
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      if (names.has(name)) yield checker.getTypeAtLocation(node.parent).getProperty(name);
    } else if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression);
      const object = checker.getTypeAtLocation(node.expression);
      for (const each of key.isUnion() ? key.types : [key])
        if (each.isStringLiteral()) yield object.getProperty(each.value);
    }
  }
}
