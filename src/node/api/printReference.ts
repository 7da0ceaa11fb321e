import ts from 'typescript';
import { resolveAlias } from './findExports';
import type { PrintScope } from './printScope';
import { wrapType } from './splitTypeText';
import { getTypeArguments, isOpenType, isTypeParameter } from './typeQuestions';

const PRIMITIVES = new Set([
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
]);

/** A name, with the arguments that say something: `GridColDef`, `Partial<GridClasses>`, `readonly string[]`. */
export function printReference(
  scope: PrintScope,
  entity: ts.EntityName,
  { nodes = [], type }: { nodes?: readonly ts.TypeNode[]; type?: ts.Type },
): string {
  const { checker, getTypeId, print, printType, types } = scope;
  const symbol = getReferenced(checker, entity);
  if (symbol && isTypeParameter(symbol)) {
    return type && !isOpenType(type) ? printType(type) : printParameter(symbol);
  }
  const name = printEntity(entity);
  const id = symbol && getTypeId(symbol);
  if (id) {
    types[name] = id;
  }
  const isSame = type !== undefined && (type.aliasSymbol === symbol || type.symbol === symbol);
  const actual = isSame ? getTypeArguments(checker, type) : [];
  const texts = nodes.map((node, index) => print(node, actual[index]));
  if (texts[0] !== undefined && (name === 'Array' || name === 'ReadonlyArray')) {
    return `${name === 'Array' ? '' : 'readonly '}${wrapType(texts[0])}[]`;
  }
  // `GridColDef<R>` says no more than `GridColDef` to somebody who does not see where `R` comes from.
  while (
    texts.length > 0 &&
    isOfSuite(symbol) &&
    isFree(checker, nodes[texts.length - 1], actual[texts.length - 1])
  ) {
    texts.pop();
  }
  return texts.length > 0 ? `${name}<${texts.join(', ')}>` : name;
}

/** A type parameter by its name, or by its bound where that is all there is to say: `boolean`. */
function printParameter({ name, declarations }: ts.Symbol): string {
  const bound = declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
  const isPrimitive = bound !== undefined && PRIMITIVES.has(bound.kind);
  return (isPrimitive && ts.tokenToString(bound.kind)) || name;
}

/** Utility types of others, `Partial` for one, mean nothing without what they are applied to. */
function isOfSuite(symbol: ts.Symbol | undefined): boolean {
  const declarations = symbol?.declarations ?? [];
  return declarations.some((declaration) =>
    /\/node_modules\/@mui\/x-(?!internals)/.test(declaration.getSourceFile().fileName),
  );
}

function isFree(checker: ts.TypeChecker, node: ts.TypeNode | undefined, type: ts.Type | undefined): boolean {
  if (!node || node.kind === ts.SyntaxKind.AnyKeyword) {
    return true;
  }
  return (
    ts.isTypeReferenceNode(node) && isTypeParameter(getReferenced(checker, node.typeName)) && isOpenType(type)
  );
}

/** What a name stands for. */
export function getReferenced(checker: ts.TypeChecker, entity: ts.EntityName): ts.Symbol | undefined {
  const name = ts.isIdentifier(entity) ? entity : (entity.right ?? entity);
  // Nodes that the checker makes carry their symbol, which only its own types know.
  const symbol = name.pos < 0 ? (name as { symbol?: ts.Symbol }).symbol : checker.getSymbolAtLocation(name);
  return symbol && resolveAlias(checker, symbol);
}

/** `React.ReactNode` */
export function printEntity(entity: ts.EntityName): string {
  if (ts.isIdentifier(entity)) {
    return entity.text;
  }
  // In a heritage clause a qualified name is a property access.
  const access = entity as unknown as ts.PropertyAccessExpression;
  return ts.isPropertyAccessExpression(access)
    ? `${printEntity(access.expression as ts.Identifier)}.${access.name.text}`
    : `${printEntity(entity.left)}.${entity.right.text}`;
}
