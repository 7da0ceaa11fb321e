import ts from 'typescript';
import type { ModuleContext } from '../moduleContext';
import { isNullable } from '../typeQuestions';

/** Components in which users type dates, and so also dates that do not exist. */
const WITH_KEYBOARD = /^(?!Static)\w*(Picker|Field)$/;

function hasKeyboardEntry(source: ts.SourceFile): boolean {
  return source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.importClause?.namedBindings &&
      ts.isNamedImports(statement.importClause.namedBindings) &&
      (statement.moduleSpecifier as ts.StringLiteral).text.startsWith('@mui/x-date-pickers') &&
      statement.importClause.namedBindings.elements.some(({ name }) => WITH_KEYBOARD.test(name.text)),
  );
}

function getRoot(node: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node)
    ? getRoot(node.expression)
    : node;
}

/** True for a state that no picker has as its value. */
function isOtherState(declaration: ts.Declaration, source: ts.SourceFile): boolean {
  if (!ts.isBindingElement(declaration) || !ts.isArrayBindingPattern(declaration.parent)) {
    return false;
  }
  const name = declaration.name.getText(source);
  return name !== 'value' && ![`value={${name}}`, `value: ${name}`].some((use) => source.text.includes(use));
}

/** True for variables and parameters that can be null as well: the values of pickers. */
function isPickerValue(receiver: ts.Expression, { checker, source }: ModuleContext): boolean {
  const root = getRoot(receiver);
  const declaration = ts.isIdentifier(root) ? checker.getSymbolAtLocation(root)?.valueDeclaration : undefined;
  if (
    !declaration ||
    (ts.isVariableDeclaration(declaration) && root === receiver) ||
    (root === receiver && isOtherState(declaration, source))
  ) {
    return false;
  }
  const canBeNull = root === receiver ? isNullable(checker, declaration) : !ts.isParameter(declaration);
  return canBeNull && (ts.isBindingElement(declaration) || ts.isParameter(declaration) || root !== receiver);
}

/** True for errors of validation: the type of `validationError`. */
function isValidationError(node: ts.Expression, { checker }: ModuleContext): boolean {
  const type = checker.getTypeAtLocation(node);
  return type.isUnion() && type.types.some((one) => one.isStringLiteral() && one.value === 'invalidDate');
}

/** True for `date.isValid()` and `date?.isValid()`. */
function isValidityCheck(condition: ts.Expression, receiver: string, { source }: ModuleContext): boolean {
  const text = condition.getText(source);
  return text === `${receiver}.isValid()` || text === `${receiver}?.isValid()`;
}

function isNothing(node: ts.Expression): boolean {
  return node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined');
}

/** True for a check of validity and for `validationError === null`, also where a constant holds them. */
function provesValidity(condition: ts.Expression, receiver: string, context: ModuleContext): boolean {
  if (ts.isIdentifier(condition)) {
    const declaration = context.checker.getSymbolAtLocation(condition)?.valueDeclaration;
    const constant =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    // `start?.isValid() ? start.add(1, 'day') : undefined` is there only where `start` is valid.
    const cause =
      constant && ts.isConditionalExpression(constant) && isNothing(constant.whenFalse)
        ? constant.condition
        : constant;
    return cause ? provesValidity(cause, receiver, context) : false;
  }
  if (ts.isBinaryExpression(condition)) {
    if (condition.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
      return [condition.left, condition.right].some((side) => provesValidity(side, receiver, context));
    }
    return (
      condition.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
      isValidationError(condition.left, context) &&
      condition.right.kind === ts.SyntaxKind.NullKeyword
    );
  }
  if (ts.isPrefixUnaryExpression(condition)) {
    return (
      condition.operator === ts.SyntaxKind.ExclamationToken && isValidationError(condition.operand, context)
    );
  }
  if (ts.isParenthesizedExpression(condition)) {
    return provesValidity(condition.expression, receiver, context);
  }
  if (ts.isCallExpression(condition)) {
    const [argument] = condition.arguments;
    return (
      isValidityCheck(condition, receiver, context) ||
      (ts.isIdentifier(condition.expression) &&
        condition.expression.text === 'Boolean' &&
        argument !== undefined &&
        provesValidity(argument, receiver, context))
    );
  }
  return false;
}

/** True for `!date?.isValid()` and for alternatives of which it is one. */
function provesInvalidity(condition: ts.Expression, receiver: string, context: ModuleContext): boolean {
  if (ts.isBinaryExpression(condition) && condition.operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    return [condition.left, condition.right].some((side) => provesInvalidity(side, receiver, context));
  }
  return (
    ts.isPrefixUnaryExpression(condition) &&
    condition.operator === ts.SyntaxKind.ExclamationToken &&
    provesValidity(condition.operand, receiver, context)
  );
}

function leaves(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined &&
    (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last))
  );
}

/** True where the code around an expression runs for valid dates only. */
function isGuarded(node: ts.Node, receiver: string, context: ModuleContext): boolean {
  for (let child = node; !ts.isSourceFile(child.parent); child = child.parent) {
    const { parent } = child;
    const condition =
      ts.isConditionalExpression(parent) && parent.whenTrue === child
        ? parent.condition
        : ts.isIfStatement(parent) && parent.thenStatement === child
          ? parent.expression
          : ts.isBinaryExpression(parent) &&
              parent.right === child &&
              parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
            ? parent.left
            : undefined;
    if (condition && provesValidity(condition, receiver, context)) {
      return true;
    }
    const before = ts.isBlock(parent)
      ? parent.statements.slice(0, parent.statements.indexOf(child as ts.Statement))
      : [];
    const isLeft = before.some(
      (statement) =>
        ts.isIfStatement(statement) &&
        leaves(statement.thenStatement) &&
        provesInvalidity(statement.expression, receiver, context),
    );
    if (isLeft) {
      return true;
    }
  }
  return false;
}

/** True for dates that users may have typed in part, and that no condition has checked. */
export function mayBeInvalid(node: ts.Node, receiver: ts.Expression, context: ModuleContext): boolean {
  return (
    hasKeyboardEntry(context.source) &&
    isPickerValue(receiver, context) &&
    !isGuarded(node, receiver.getText(context.source).replace(/!$/, ''), context)
  );
}

/** True in the branch of a condition that only invalid dates and null reach: `date?.isValid() ? … : date`. */
export function isInvalidHere(node: ts.Expression, context: ModuleContext): boolean {
  for (let child: ts.Node = node; !ts.isSourceFile(child.parent); child = child.parent) {
    const { parent } = child;
    if (
      ts.isConditionalExpression(parent) &&
      parent.whenFalse === child &&
      isValidityCheck(parent.condition, node.getText(context.source), context)
    ) {
      return true;
    }
  }
  return false;
}
