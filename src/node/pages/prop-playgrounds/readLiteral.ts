import ts from 'typescript';
import type { PropValue } from '../../../shared/prop-playground/propPlayground';

/** A literal of the code; undefined for any other code. */
export function readLiteral(node: ts.Node | undefined): PropValue | undefined {
  if (node === undefined || node.kind === ts.SyntaxKind.TrueKeyword) {
    return true;
  }
  if (node.kind === ts.SyntaxKind.FalseKeyword) {
    return false;
  }
  if (ts.isStringLiteral(node)) {
    return node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = readLiteral(node.operand);
    return typeof value === 'number' ? -value : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'dayjs' && node.arguments.length === 1) {
    return readLiteral(node.arguments[0]);
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(readLiteral);
    return items.every((item) => typeof item === 'string' || typeof item === 'number')
      ? (items as string[] | number[])
      : undefined;
  }
  return node.kind === ts.SyntaxKind.JsxExpression
    ? readLiteral((node as ts.JsxExpression).expression)
    : undefined;
}
