import ts from 'typescript';
import type { Argument } from '../libraries/libraryWriter';
import type { ModuleContext } from '../moduleContext';
import { isNullable } from '../typeQuestions';
import { UntranslatableError } from '../formats/untranslatable';

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
  // Day.js and Moment.js take their default for an argument that is undefined.
  if (context.library !== 'moment' && isNullable(context.checker, node)) {
    throw new UntranslatableError(`Check first that \`${node.getText(context.source)}\` is defined.`);
  }
  return { text: context.render(node), literal: readLiteral(node) };
}
