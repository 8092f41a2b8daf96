import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');

/** Returns the keys and the string values of every column that holds JSON or one of some words, as the types of its entity describe them. */
export function storedJsonNames(): string[] {
  const entities = globSync('{apps,libs}/**/*.entity.ts', { cwd: root, exclude: (path) => path === 'node_modules' });
  const program = ts.createProgram(
    entities.map((file) => join(root, file)),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('.entity.ts'));
  return sources.flatMap((source) =>
    source.statements.filter(ts.isClassDeclaration).flatMap((entity) => {
      const table = argumentOf(entity, 'Entity');
      if (table === undefined) return [];
      return columnsOf(entity).flatMap((column) =>
        namesInType(checker.getTypeAtLocation(column), `${table}.${column.name.getText()}`, checker),
      );
    }),
  );
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

const columnsOf = (entity: ts.ClassDeclaration): ts.PropertyDeclaration[] =>
  entity.members.filter(ts.isPropertyDeclaration).filter((member) => /Column$/.test(decoratorsOf(member).join(' ')));

const decoratorsOf = (node: ts.HasDecorators): string[] => callsOf(node).map(({ expression }) => expression.getText());

const callsOf = (node: ts.HasDecorators): ts.CallExpression[] =>
  (ts.getDecorators(node) ?? []).map(({ expression }) => expression).filter(ts.isCallExpression);

function argumentOf(node: ts.HasDecorators, decorator: string): string | undefined {
  const [argument] = callsOf(node).find(({ expression }) => expression.getText() === decorator)?.arguments ?? [];
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
}

/** A type that contains itself ends where it occurs again. */
function namesInType(type: ts.Type, path: string, checker: ts.TypeChecker, around: readonly ts.Type[] = []): string[] {
  const inside = (part: ts.Type, at: string) => namesInType(part, at, checker, [...around, type]);
  if (type.isStringLiteral()) return [`${path} = ${type.value}`];
  if (type.isUnion()) return type.types.flatMap((part) => inside(part, path));
  if (around.includes(type) || !isStructure(type)) return [];
  const item = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  if (item) return inside(item, `${path}[]`);
  if (isFromPackage(type)) return [];
  const any = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return [
    ...(any ? inside(any, `${path}.*`) : []),
    ...checker
      .getPropertiesOfType(type)
      .flatMap((property) => [
        `${path}.${property.name}`,
        ...inside(checker.getTypeOfSymbol(property), `${path}.${property.name}`),
      ]),
  ];
}

const isStructure = (type: ts.Type): boolean => type.isIntersection() || (type.flags & ts.TypeFlags.Object) !== 0;

/** `Date`, `Buffer` and the like. Mapped types of the standard library have no symbol of its files. */
const isFromPackage = ({ symbol }: { readonly symbol?: ts.Symbol }): boolean =>
  symbol?.declarations?.every(
    (declaration) => declaration.getSourceFile().isDeclarationFile && !ts.isMappedTypeNode(declaration),
  ) ?? false;
