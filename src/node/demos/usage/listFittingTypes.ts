import type ts from 'typescript';

/**
 * The types that an object literal has where it stands: of several that would be taken there, those that it fits. Which of
 * them TypeScript names first depends on what else the program contains.
 */
export function listFittingTypes(
  node: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  const type = checker.getContextualType(node);
  if (!type?.isUnion()) {
    return type ? [type] : [];
  }
  const own = checker.getTypeAtLocation(node);
  const fitting = type.types.filter((one) => checker.isTypeAssignableTo(own, one));
  return fitting.length > 0 ? fitting : type.types;
}
