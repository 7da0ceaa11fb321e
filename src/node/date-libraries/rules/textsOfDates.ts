import ts from 'typescript';
import type { Rule } from '../moduleContext';
import { isDayjs, listKinds, listKindsOfType } from '../typeQuestions';
import { UntranslatableError } from '../formats/untranslatable';

const MESSAGE = 'The libraries write a date as a text in different ways. Call `format()`.';

/** True where an expression becomes a text: `${date}`, `String(date)`, `'On ' + date`. */
function isText(node: ts.Node, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) {
    return isText(parent, checker);
  }
  if (ts.isConditionalExpression(parent)) {
    return parent.condition !== node && isText(parent, checker);
  }
  if (ts.isCallExpression(parent)) {
    return parent.arguments[0] === node && parent.expression.getText() === 'String';
  }
  if (ts.isBinaryExpression(parent)) {
    return parent.operatorToken.kind === ts.SyntaxKind.PlusToken && listKinds(checker, parent).has('string');
  }
  return ts.isTemplateSpan(parent);
}

/** `${date}` */
export const refuseText: Rule = (node, { checker }) => {
  if (!ts.isExpression(node) || !isText(node, checker) || !isDayjs(checker, node)) {
    return undefined;
  }
  throw new UntranslatableError(MESSAGE);
};

/** `JSON.stringify({ date })` */
export const refuseJson: Rule = (node, { checker, source }) => {
  const value =
    ts.isCallExpression(node) && node.expression.getText(source) === 'JSON.stringify'
      ? node.arguments[0]
      : undefined;
  if (!value) {
    return undefined;
  }
  const holdsDate =
    listKinds(checker, value).has('dayjs') ||
    checker
      .getPropertiesOfType(checker.getTypeAtLocation(value))
      .some((property) => listKindsOfType(checker, checker.getTypeOfSymbol(property)).has('dayjs'));
  if (holdsDate) {
    throw new UntranslatableError(MESSAGE);
  }
  return undefined;
};
