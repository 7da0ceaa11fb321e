import ts from 'typescript';
import type { Argument, MethodForm } from '../libraries/libraryWriter';
import type { ModuleContext, Rule } from '../moduleContext';
import { isDayjs, listKinds } from '../typeQuestions';
import { UntranslatableError } from '../untranslatable';
import { getDayjsFunction, renderAsDate } from './creations';
import { readArgument } from './readArgument';

/** A call of a method of a date. */
export interface DateCall {
  node: ts.CallExpression;
  method: string;
  receiver: ts.Expression;
}

/** Methods whose first argument is a date. */
const COMPARING: readonly string[] = ['diff', 'isBefore', 'isAfter', 'isSame'];

/** Methods of Moment.js that give a date nobody else holds, or that change such a date. */
const GIVING_DATES: readonly string[] = [
  'add',
  'subtract',
  'startOf',
  'endOf',
  'utc',
  'local',
  'tz',
  'clone',
];

export function readDateCall(node: ts.Node, { checker }: ModuleContext): DateCall | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) {
    return undefined;
  }
  const { expression: receiver, name } = node.expression;
  return isDayjs(checker, receiver) ? { node, method: name.text, receiver } : undefined;
}

/** True for dates that were made by the expression itself. */
function isFresh(node: ts.Expression, context: ModuleContext): boolean {
  const call = readDateCall(node, context);
  if (call) {
    return GIVING_DATES.includes(call.method) || call.node.arguments.length > 0;
  }
  const creation = ts.isCallExpression(node) ? getDayjsFunction(node.expression, context) : undefined;
  const [value] = ts.isCallExpression(node) ? node.arguments : [];
  return creation !== undefined && !(value && isDayjs(context.checker, value));
}

/** The language of dates that the pickers pass to a function, which is that of their adapter. */
function getLocale(receiver: ts.Expression, { dayjsImports, checker }: ModuleContext): string | undefined {
  const names = [...dayjsImports.locales.keys()];
  if (names.length === 0) {
    return undefined;
  }
  const declaration = checker.getSymbolAtLocation(receiver)?.valueDeclaration;
  if (names.length > 1 || !declaration || !ts.isParameter(declaration)) {
    throw new UntranslatableError('The language of the date is not known.');
  }
  return names[0];
}

function readComparedDate(node: ts.Expression, context: ModuleContext): Argument {
  const kinds = listKinds(context.checker, node);
  if (kinds.has('nullish')) {
    throw new UntranslatableError(`Check first that \`${node.getText(context.source)}\` is a date.`);
  }
  return { node, text: renderAsDate(node, context) };
}

/**
 * Finds what a call becomes.
 *
 * @throws UntranslatableError
 */
export function getMethodForm({ node, method, receiver }: DateCall, context: ModuleContext): MethodForm {
  const { writer, imports } = context;
  const rule = Object.hasOwn(writer.methods, method) ? writer.methods[method] : undefined;
  if (!rule) {
    throw new UntranslatableError(`There is no rule for \`${method}()\`.`);
  }
  const args = node.arguments.map((argument, index) =>
    index === 0 && COMPARING.includes(method)
      ? readComparedDate(argument, context)
      : readArgument(argument, context),
  );
  const isWord = method === 'format' && context.library === 'date-fns';
  return rule({
    args,
    imports,
    isFresh: isFresh(receiver, context),
    locale: isWord ? getLocale(receiver, context) : undefined,
  });
}

/** @param mark `?` of an optional chain */
export function applyForm(form: MethodForm, receiver: string, mark = ''): string {
  if ('member' in form) {
    return form.member === '' ? receiver : `${receiver}${mark}${form.member}`;
  }
  const text = form.write(receiver);
  return form.isOperation ? `(${text})` : text;
}

/** `value.add(1, 'day')` */
export const renderDateCall: Rule = (node, context) => {
  const call = readDateCall(node, context);
  return call && applyForm(getMethodForm(call, context), context.render(call.receiver));
};

const COMPARISONS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

const ORDERS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
];

/** `value.month() === 4`, where the library counts in another way */
export const renderComparison: Rule = (node, context) => {
  if (!ts.isBinaryExpression(node) || !ts.isNumericLiteral(node.right)) {
    return undefined;
  }
  const call = readDateCall(node.left, context);
  const rule = call && call.node.arguments.length === 0 && context.writer.comparisons[call.method];
  const { kind } = node.operatorToken;
  if (!rule || !(COMPARISONS.includes(kind) || (rule.isOrdered && ORDERS.includes(kind)))) {
    return undefined;
  }
  if (node.left.flags & ts.NodeFlags.OptionalChain) {
    return undefined;
  }
  const operator = node.operatorToken.getText(context.source);
  const value = rule.toValue(Number(node.right.text));
  return `${context.render(call.receiver)}${rule.member} ${operator} ${value}`;
};
