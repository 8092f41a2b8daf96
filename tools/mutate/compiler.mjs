// Makes a fault of a point where types allow one. A fault that the type check of `npm test` would refuse is none.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';

const { TypeFlags } = ts;

export class Compiler {
  #root;
  #projects = new Map();

  constructor(root) {
    this.#root = root;
  }

  /** Returns the fault at this point, with the line before and after, or nothing. */
  mutantAt({ area, file, kind, line, before, start, end, text, nth }) {
    const project = this.#projectOf(file);
    const source = project.sourceOf(file);
    const replacement = text ?? project.replacementAt(file, kind, start, end);
    if (replacement === undefined) return undefined;
    if (kind === 'sign' && !project.addsNumbers(file, start)) return undefined;
    const mutated = source.text.slice(0, start) + replacement + source.text.slice(end);
    if (!project.compiles(file, mutated)) return undefined;
    const after = mutated.split('\n')[line - 1];
    return { area, file, line, kind, nth, before, after };
  }

  #projectOf(file) {
    const config = file.startsWith('apps/storefront/') ? 'apps/storefront/tsconfig.json' : 'tsconfig.json';
    const known = this.#projects.get(config) ?? new Project(this.#root, config);
    this.#projects.set(config, known);
    return known;
  }
}

class Project {
  #root;
  #service;
  #changed = new Map();
  #version = 0;

  constructor(root, config) {
    this.#root = root;
    const { config: read } = ts.readConfigFile(join(root, config), ts.sys.readFile);
    const { fileNames, options } = ts.parseJsonConfigFileContent(read, ts.sys, join(root, config, '..'));
    const files = new Set(fileNames);
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [...files].filter((name) => !/\.spec\.tsx?$/.test(name)),
      getScriptVersion: (name) => String(this.#changed.get(name)?.version ?? 0),
      getScriptSnapshot: (name) => {
        const text = this.#changed.get(name)?.text ?? ts.sys.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      ...{ fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, readDirectory: ts.sys.readDirectory },
      ...{ directoryExists: ts.sys.directoryExists, getDirectories: ts.sys.getDirectories, realpath: ts.sys.realpath },
    });
  }

  sourceOf(file) {
    return this.#service.getProgram().getSourceFile(join(this.#root, file));
  }

  compiles(file, text) {
    const name = join(this.#root, file);
    this.#changed.set(name, { text, version: ++this.#version });
    try {
      return [...this.#service.getSyntacticDiagnostics(name), ...this.#service.getSemanticDiagnostics(name)].every(
        ({ category }) => category !== ts.DiagnosticCategory.Error,
      );
    } finally {
      this.#changed.set(name, { text: ts.sys.readFile(name), version: ++this.#version });
    }
  }

  addsNumbers(file, start) {
    const token = nodeAt(this.sourceOf(file), start, start + 1);
    const checker = this.#service.getProgram().getTypeChecker();
    return [token.parent.left, token.parent.right].every(
      (operand) => operand && checker.getTypeAtLocation(operand).flags & TypeFlags.NumberLike,
    );
  }

  replacementAt(file, kind, start, end) {
    const node = nodeAt(this.sourceOf(file), start, end);
    const checker = this.#service.getProgram().getTypeChecker();
    return kind === 'state' ? otherState(node, checker) : otherResult(node, checker);
  }
}

/** Another member of the union of strings that the place asks for. */
function otherState(node, checker) {
  const { parent } = node;
  const compared = ts.isBinaryExpression(parent)
    ? parent.left === node ? parent.right : parent.left
    : ts.isCaseClause(parent) ? parent.parent.parent.expression : undefined; // prettier-ignore
  const type = compared ? checker.getTypeAtLocation(compared) : checker.getContextualType(node);
  const others = (type?.isUnion() ? type.types : [])
    .filter((member) => member.isStringLiteral() && member.value !== node.text)
    .map(({ value }) => value)
    .sort();
  const at = createHash('sha256').update(node.text).digest()[0] % others.length;
  return others.length > 0 ? `'${others[at]}'` : undefined;
}

/** Another value of the type that is returned, where one is obvious. */
function otherResult(node, checker) {
  const text = node.getText();
  const type = checker.getTypeAtLocation(node);
  if (text === 'true' || text === 'false') return String(text === 'false');
  if (type.flags & TypeFlags.BooleanLike || isBoolean(type)) return `!(${text})`;
  if (type.flags & TypeFlags.NumberLike) return `(${text}) + 1`;
  if (checker.isArrayType(type) && text !== '[]') return '[]';
  const unit = type.isUnion() && type.types.find(({ flags }) => flags & (TypeFlags.Undefined | TypeFlags.Null));
  return unit ? checker.typeToString(unit) : undefined;
}

const isBoolean = (type) => type.isUnion() && type.types.every(({ flags }) => flags & TypeFlags.BooleanLike);

/** The widest node of these offsets that is an expression or a token. */
function nodeAt(source, start, end) {
  let found;
  const visit = (node) => {
    if (node.getStart(source) === start && node.end === end) found ??= node;
    else if (node.pos <= start && node.end >= end) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
