import ts from 'typescript';
import type { ModuleContext } from '../moduleContext';
import { isNullable } from '../typeQuestions';
import { isOfPickers } from '../../base/packages/pickers';
import { getSpecifier } from '../dayjsImports';

/** Components in which users type dates, and so also dates that do not exist. */
const WITH_KEYBOARD = /^(?!Static)\w*(Picker|Field)$/;

function hasKeyboardEntry(source: ts.SourceFile): boolean {
  return source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.importClause?.namedBindings &&
      ts.isNamedImports(statement.importClause.namedBindings) &&
      isOfPickers(getSpecifier(statement)) &&
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

/** What code asks before it uses dates that exist only. */
const QUESTION = /\.isValid\(\)|\bvalidationError\b/;

/**
 * True for dates that users may have typed in part, where no code above in the same component asks whether a date is valid.
 * Which question is about which date is not followed.
 */
export function mayBeInvalid(node: ts.Node, receiver: ts.Expression, context: ModuleContext): boolean {
  const { source } = context;
  if (!hasKeyboardEntry(source) || !isPickerValue(receiver, context)) {
    return false;
  }
  const component = source.statements.find(({ end }) => node.end <= end)!;
  return !QUESTION.test(source.text.slice(component.pos, node.pos));
}

/** True in the branch of a condition that only invalid dates and null reach: `date?.isValid() ? … : date`. */
export function isInvalidHere(node: ts.Expression, { source }: ModuleContext): boolean {
  const questions = ['.isValid()', '?.isValid()'].map((question) => node.getText(source) + question);
  return Boolean(
    ts.findAncestor(
      node,
      (child) =>
        ts.isConditionalExpression(child.parent) &&
        child.parent.whenFalse === child &&
        questions.includes(child.parent.condition.getText(source)),
    ),
  );
}
