import ts from 'typescript';
import { translateFormat } from '../translateFormat';
import type { Rule } from '../moduleContext';
import { isDayjs, isDayjsType, listKinds } from '../typeQuestions';
import { UntranslatableError } from '../untranslatable';
import { writeString } from '../libraries/readArguments';
import { getDayjsFunction } from './creations';

/** `Dayjs`, `dayjs.Dayjs` */
export const renderType: Rule = (node, { checker, writer, imports }) =>
  ts.isTypeReferenceNode(node) && isDayjsType(checker, node.typeName) ? writer.writeType(imports) : undefined;

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
const DATE_METHODS: readonly string[] = ['isValid', 'startOf', 'endOf', 'isBefore', 'isAfter', 'isSame'];

/** A date of which nothing is known. */
export const refuseUnknown: Rule = (node, { checker }) => {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    DATE_METHODS.includes(node.expression.name.text) &&
    checker.getTypeAtLocation(node.expression.expression).flags & ts.TypeFlags.Any
  ) {
    throw new UntranslatableError('Give the date a type.');
  }
  return undefined;
};

const TEXT_OF_DATE = 'The libraries write a date as a text in different ways. Call `format()`.';

/** True for a date, and for an object that holds one. */
function holdsDate(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(node);
  return (
    listKinds(checker, node).has('dayjs') ||
    checker.getPropertiesOfType(type).some((property) => {
      const { valueDeclaration } = property;
      return (
        valueDeclaration !== undefined &&
        ts.isPropertyAssignment(valueDeclaration) &&
        listKinds(checker, valueDeclaration.initializer).has('dayjs')
      );
    })
  );
}

/** `${date}`, `String(date)`, `JSON.stringify({ date })` */
export const refuseTexts: Rule = (node, { checker }) => {
  const isText =
    (ts.isTemplateSpan(node) && listKinds(checker, node.expression).has('dayjs')) ||
    (ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
      [node.left, node.right].some((side) => listKinds(checker, side).has('dayjs')));
  if (isText) {
    throw new UntranslatableError(TEXT_OF_DATE);
  }
  if (ts.isCallExpression(node) && node.arguments[0]) {
    const name = node.expression.getText();
    const [value] = node.arguments;
    if ((name === 'String' || name === 'JSON.stringify') && holdsDate(checker, value)) {
      throw new UntranslatableError(TEXT_OF_DATE);
    }
  }
  return undefined;
};
