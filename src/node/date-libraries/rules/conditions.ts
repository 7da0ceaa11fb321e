import ts from 'typescript';

/** The parent without parentheses between. */
function getParent(node: ts.Node): { parent: ts.Node; child: ts.Node } {
  let child = node;
  while (ts.isParenthesizedExpression(child.parent)) {
    child = child.parent;
  }
  return { parent: child.parent, child };
}

/** True for `<p>{expression}</p>`, where null, undefined and false are the same. */
export function isJsxChild(node: ts.Node): boolean {
  const { parent } = getParent(node);
  return ts.isJsxExpression(parent) && (ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent));
}

/** True where only the truth of an expression matters, not its value. */
export function isCondition(node: ts.Node): boolean {
  const { parent, child } = getParent(node);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) {
    return parent.expression === child;
  }
  if (ts.isConditionalExpression(parent)) {
    return parent.condition === child;
  }
  if (ts.isPrefixUnaryExpression(parent)) {
    return parent.operator === ts.SyntaxKind.ExclamationToken;
  }
  if (ts.isCallExpression(parent)) {
    return ts.isIdentifier(parent.expression) && parent.expression.text === 'Boolean';
  }
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const isOr = kind === ts.SyntaxKind.BarBarToken;
    if (!isOr && kind !== ts.SyntaxKind.AmpersandAmpersandToken) {
      return false;
    }
    return (isOr && parent.left === child) || isCondition(parent);
  }
  return isJsxChild(node);
}
