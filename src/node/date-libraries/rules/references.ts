import ts from 'typescript';

/** True for what TypeScript knows to be a date behind a check, and what has no effects. */
export function isReference(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isNonNullExpression(node)) {
    return isReference(node.expression);
  }
  if (ts.isElementAccessExpression(node)) {
    return isReference(node.expression) && ts.isLiteralExpression(node.argumentExpression);
  }
  return ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
}
