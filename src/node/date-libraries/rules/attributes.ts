import ts from 'typescript';
import type { ModuleContext, Rule } from '../moduleContext';
import { UntranslatableError } from '../formats/untranslatable';

/** The expression for a locale whose names are literals; undefined where they are not. */
function renderLocale(node: ts.Expression, context: ModuleContext): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return context.writer.writeLocale(node.text, context.imports);
  }
  if (ts.isConditionalExpression(node)) {
    const [whenTrue, whenFalse] = [node.whenTrue, node.whenFalse].map((one) => renderLocale(one, context));
    return whenTrue && whenFalse
      ? `${context.render(node.condition)} ? ${whenTrue} : ${whenFalse}`
      : undefined;
  }
  return ts.isIdentifier(node) && node.text === 'undefined' ? node.text : undefined;
}

/** `adapterLocale="de"` */
export const renderAdapterLocale: Rule = (node, context) => {
  if (
    !ts.isJsxAttribute(node) ||
    node.name.getText(context.source) !== 'adapterLocale' ||
    !node.initializer
  ) {
    return undefined;
  }
  const { initializer } = node;
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  const locale = value && renderLocale(value as ts.Expression, context);
  if (!locale) {
    if (context.library === 'date-fns') {
      throw new UntranslatableError('Locales of date-fns are objects. Write their names as literals here.');
    }
    return undefined;
  }
  const isText = locale.startsWith("'") && ts.isStringLiteral(initializer);
  return `adapterLocale=${isText ? `"${locale.slice(1, -1)}"` : `{${locale}}`}`;
};

/** Values of `timezone` that all adapters know. */
const OWN_ZONES: readonly string[] = ['default', 'system'];

/** `timezone="Asia/Tokyo"`, which date-fns does not know, and `dateLibInstance` */
export const refuseAttributes: Rule = (node, { source, library }) => {
  if (!ts.isJsxAttribute(node)) {
    return undefined;
  }
  const name = node.name.getText(source);
  if (name === 'dateLibInstance') {
    throw new UntranslatableError('`dateLibInstance` depends on the library.');
  }
  const isOwn =
    node.initializer && ts.isStringLiteral(node.initializer) && OWN_ZONES.includes(node.initializer.text);
  if (name === 'timezone' && library === 'date-fns' && !isOwn) {
    throw new UntranslatableError('The adapter of date-fns knows no time zones.');
  }
  return undefined;
};

/** `dateAdapter={AdapterDayjs}`: Moment.js has names of time zones in a package of its own. */
export const renderDateAdapter: Rule = (node, context) => {
  if (
    !ts.isJsxAttribute(node) ||
    node.name.getText(context.source) !== 'dateAdapter' ||
    !node.initializer ||
    context.library !== 'moment' ||
    !context.dayjsImports.plugins.has('timezone')
  ) {
    return undefined;
  }
  const moment = context.imports.importDefault('moment', 'moment-timezone');
  return `dateAdapter=${context.render(node.initializer)} dateLibInstance={${moment}}`;
};
