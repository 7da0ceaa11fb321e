import ts from 'typescript';
import type { Argument, WrittenCall, MethodRule } from '../libraries/libraryWriter';
import type { ModuleContext, Rule } from '../moduleContext';
import { hasWords } from '../formats/translateFormat';
import { isDayjs, listKinds } from '../typeQuestions';
import { UntranslatableError } from '../formats/untranslatable';
import { getDayjsFunction, renderAsDate } from './creations';
import { readArgument } from './readArgument';
import { isReference } from './references';

/** A call of a method of a date. */
interface DateCall {
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

/** The date that a date is compared with, and whether it can be null, which no date is the same as. */
function readComparedDate(node: ts.Expression, context: ModuleContext): Argument & { canBeNull: boolean } {
  const kinds = listKinds(context.checker, node);
  const text = node.getText(context.source);
  if (kinds.has('undefined') || (kinds.has('null') && !isReference(node))) {
    // Day.js compares with the current time where it gets undefined.
    throw new UntranslatableError(`Check first that \`${text}\` is a date.`);
  }
  const canBeNull = kinds.has('null');
  return { text: canBeNull ? context.render(node) : renderAsDate(node, context), canBeNull };
}

/** `other !== null && date.isSame(other)` */
function checkNull(written: WrittenCall, other: string): WrittenCall {
  return { write: (receiver) => `${other} !== null && ${applyCall(written, receiver)}`, isOperation: true };
}

/** Writes the call of a method that takes a date. */
function writeComparingCall(
  rule: MethodRule,
  { node, method }: DateCall,
  context: ModuleContext,
): WrittenCall {
  const [first, ...rest] = node.arguments;
  const others = rest.map((argument) => readArgument(argument, context));
  const call = { imports: context.imports, isFresh: false };
  if (!first || context.library === 'moment') {
    // Moment.js compares with null and undefined as Day.js does.
    return rule({ ...call, args: first ? [readArgument(first, context), ...others] : others });
  }
  const date = readComparedDate(first, context);
  if (date.canBeNull && (method === 'diff' || !isDayjs(context.checker, first))) {
    throw new UntranslatableError(`Check first that \`${date.text}\` is a date.`);
  }
  const written = rule({ ...call, args: [date, ...others] });
  return date.canBeNull ? checkNull(written, date.text) : written;
}

/**
 * Finds what a call becomes.
 *
 * @throws UntranslatableError
 */
export function writeCall({ node, method, receiver }: DateCall, context: ModuleContext): WrittenCall {
  const { writer, imports } = context;
  const rule = Object.hasOwn(writer.methods, method) ? writer.methods[method] : undefined;
  if (!rule) {
    throw new UntranslatableError(`There is no rule for \`${method}()\`.`);
  }
  if (COMPARING.includes(method)) {
    return writeComparingCall(rule, { node, method, receiver }, context);
  }
  const args = node.arguments.map((argument) => readArgument(argument, context));
  const hasLanguage =
    method === 'format' &&
    context.library === 'date-fns' &&
    node.arguments.some((format) => !ts.isStringLiteralLike(format) || hasWords(format.text));
  return rule({
    args,
    imports,
    isFresh: isFresh(receiver, context),
    locale: hasLanguage ? getLocale(receiver, context) : undefined,
  });
}

/** @param mark `?` of an optional chain */
export function applyCall(written: WrittenCall, receiver: string, mark = ''): string {
  if ('member' in written) {
    return written.member === '' ? receiver : `${receiver}${mark}${written.member}`;
  }
  const text = written.write(receiver);
  return written.isOperation ? `(${text})` : text;
}

/** `value.add(1, 'day')` */
export const renderDateCall: Rule = (node, context) => {
  const call = readDateCall(node, context);
  return call && applyCall(writeCall(call, context), context.render(call.receiver));
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
