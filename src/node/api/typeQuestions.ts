import ts from 'typescript';

/** Objects without a name and with more fields than this are not spelled out. */
const MAX_FIELDS = 12;

/** True for an object whose fields would fill a page: `object` says as much in a cell. */
export function isLargeObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isIntersection() && !type.aliasSymbol) {
    return type.types.some((part) => isLargeObject(checker, part));
  }
  const isNamed = type.aliasSymbol ?? (type.symbol && !['__type', '__object'].includes(type.symbol.name));
  return (
    !isNamed &&
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.getProperties().length > MAX_FIELDS
  );
}

export function isTypeParameter(symbol: ts.Symbol | undefined): boolean {
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
}

/** True for a type that says nothing that the name of a type parameter would not say. */
export function isOpenType(type: ts.Type | undefined): boolean {
  const open = ts.TypeFlags.TypeParameter | ts.TypeFlags.Any | ts.TypeFlags.Never;
  return type === undefined || (type.flags & open) !== 0;
}

/** True when a part of a union is a type parameter still. */
export function mentionsParameter(type: ts.Type): boolean {
  return type.isUnion()
    ? type.types.some(mentionsParameter)
    : (type.flags & ts.TypeFlags.TypeParameter) !== 0;
}

/** The arguments of `Named<A, B>`, alias or interface. */
export function getTypeArguments(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (type.aliasTypeArguments) {
    return type.aliasTypeArguments;
  }
  const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}
