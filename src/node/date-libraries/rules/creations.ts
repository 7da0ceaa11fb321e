import ts from 'typescript';
import { isIsoText } from '../isoText';
import type { ModuleContext, Rule } from '../moduleContext';
import { listKinds } from '../typeQuestions';
import { UntranslatableError } from '../formats/untranslatable';
import { readArgument } from './readArgument';

/** The function of Day.js that an expression names: `''` for `dayjs`, `'utc'` for `dayjs.utc`. */
export function getDayjsFunction(
  node: ts.Expression,
  { checker, dayjsImports }: ModuleContext,
): string | undefined {
  if (ts.isIdentifier(node)) {
    const isDefault = dayjsImports.library.some(({ importClause }) => importClause?.name?.text === node.text);
    const declaration = isDefault ? checker.getSymbolAtLocation(node)?.declarations?.[0] : undefined;
    return declaration && ts.isImportClause(declaration) ? '' : undefined;
  }
  return ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    getDayjsFunction(node.expression, { checker, dayjsImports } as ModuleContext) === ''
    ? node.name.text
    : undefined;
}

function readIsoText(node: ts.Expression, context: ModuleContext) {
  const argument = readArgument(node, context);
  if (typeof argument.literal === 'string' && !isIsoText(argument.literal)) {
    throw new UntranslatableError('Write the date as `2026-05-12` or `2026-05-12T10:30`.');
  }
  return argument;
}

/**
 * A date of the library for what Day.js makes one of.
 *
 * @throws UntranslatableError
 */
export function renderAsDate(node: ts.Expression, context: ModuleContext): string {
  const { writer, imports } = context;
  const kinds = listKinds(context.checker, node);
  const [kind] = kinds;
  if (kinds.size === 1 && kind === 'string') {
    return writer.writeParsed(readIsoText(node, context), imports);
  }
  if (kinds.size === 1 && kind === 'dayjs') {
    return context.render(node);
  }
  if (kinds.size === 1 && kind === 'date') {
    return writer.writeFromDate(context.render(node), imports);
  }
  if (node.kind === ts.SyntaxKind.NullKeyword) {
    return writer.writeInvalid(imports);
  }
  throw new UntranslatableError('Give `dayjs()` a string, a `Date` or a date of Day.js.');
}

/** `dayjs('2026-05-12')`, `dayjs.utc(text)`, `dayjs.tz(text, zone)` */
export const renderCreation: Rule = (node, context) => {
  const name = ts.isCallExpression(node) ? getDayjsFunction(node.expression, context) : undefined;
  if (name === undefined || !ts.isCallExpression(node)) {
    return undefined;
  }
  const { writer, imports } = context;
  const [value, second, third] = node.arguments;
  if (name === '' && !second) {
    return value ? renderAsDate(value, context) : writer.writeNow(imports);
  }
  const isText = value && [...listKinds(context.checker, value)].join() === 'string';
  if (name === 'utc' && isText && !second) {
    return writer.writeInZone(readIsoText(value, context), 'utc', imports);
  }
  if (name === 'tz' && isText && second && !third) {
    return writer.writeInZone(readIsoText(value, context), readArgument(second, context), imports);
  }
  throw new UntranslatableError('There is no rule for these arguments.');
};

/** `dayjs.extend(utc)`: the other libraries have what the plugins add. */
export function isExtension(node: ts.Node, context: ModuleContext): boolean {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) {
    return false;
  }
  const {
    expression,
    arguments: [plugin],
  } = node.expression;
  const pluginNames = [...context.dayjsImports.plugins.values()].map((one) => one.importClause?.name?.text);
  return (
    getDayjsFunction(expression, context) === 'extend' &&
    plugin !== undefined &&
    ts.isIdentifier(plugin) &&
    pluginNames.includes(plugin.text)
  );
}
