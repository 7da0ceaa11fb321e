import ts from 'typescript';
import { translateFormat } from '../formats/translateFormat';
import type { Rule } from '../moduleContext';
import { isDayjs, isDayjsType } from '../typeQuestions';
import { UntranslatableError } from '../formats/untranslatable';
import { writeString } from '../libraries/readArguments';
import { getDayjsFunction } from './creations';

/** `Dayjs`, `dayjs.Dayjs` */
export const renderType: Rule = (node, { checker, writer, imports }) =>
  ts.isTypeReferenceNode(node) && isDayjsType(checker, node.typeName) ? writer.writeType(imports) : undefined;

/** `useState(dayjs())`: functions of Luxon return a valid or an invalid date, each of which has a type of its own. */
export const renderStateType: Rule = (node, context) => {
  if (!ts.isCallExpression(node) || node.typeArguments || context.library !== 'luxon') {
    return undefined;
  }
  const {
    expression,
    arguments: [initial],
  } = node;
  return initial &&
    /\buse(State|Ref)$/.test(expression.getText(context.source)) &&
    isDayjs(context.checker, initial)
    ? `${context.render(expression)}<${context.writer.writeType(context.imports)}>(${context.render(initial)})`
    : undefined;
};

/** `AdapterDayjs` */
export const renderAdapter: Rule = (node, { writer, dayjsImports }) =>
  ts.isIdentifier(node) && node.text === 'AdapterDayjs' && dayjsImports.adapters.length > 0
    ? writer.adapter
    : undefined;

/** Texts in double quotes, as attributes have them. */
function writeAttribute(text: string): string {
  if (text.includes('"')) {
    throw new UntranslatableError('Write the text without double quotes.');
  }
  return `"${text}"`;
}

/** A literal that is a format. */
export const renderFormat: Rule = (node, { formats, library }) => {
  if (!formats.has(node) || !ts.isStringLiteralLike(node)) {
    return undefined;
  }
  const format = translateFormat(node.text, library);
  return ts.isJsxAttribute(node.parent) ? writeAttribute(format) : writeString(format);
};

/** What is left of Day.js where no rule applies. */
export const refuseOthers: Rule = (node, context) => {
  if (ts.isPropertyAccessExpression(node) && isDayjs(context.checker, node.expression)) {
    throw new UntranslatableError(`There is no rule for \`${node.name.text}\`.`);
  }
  if (ts.isIdentifier(node) && getDayjsFunction(node, context) === '') {
    throw new UntranslatableError('There is no rule for this use of Day.js.');
  }
  return undefined;
};

/** Methods of dates that hardly anything else has. */
const DATE_METHODS: readonly string[] = [
  'format',
  'isValid',
  'startOf',
  'endOf',
  'isBefore',
  'isAfter',
  'isSame',
  'toDate',
];

/** A date of which nothing is known. */
export const refuseUnknown: Rule = (node, { checker, dayjsImports }) => {
  if (
    dayjsImports.library.length + dayjsImports.adapters.length > 0 &&
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    DATE_METHODS.includes(node.expression.name.text) &&
    checker.getTypeAtLocation(node.expression.expression).flags & ts.TypeFlags.Any
  ) {
    throw new UntranslatableError('Give the date a type.');
  }
  return undefined;
};
