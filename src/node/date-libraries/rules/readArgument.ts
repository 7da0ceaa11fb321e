import ts from 'typescript';
import type { Argument } from '../libraries/libraryWriter';
import type { ModuleContext } from '../moduleContext';
import { UntranslatableError } from '../untranslatable';

function readLiteral(node: ts.Expression): string | number | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  return ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(node.operand)
    ? -Number(node.operand.text)
    : undefined;
}

export function readArgument(node: ts.Expression, context: ModuleContext): Argument {
  if (ts.isSpreadElement(node)) {
    throw new UntranslatableError('Write the arguments one by one.');
  }
  return { node, text: context.render(node), literal: readLiteral(node) };
}
