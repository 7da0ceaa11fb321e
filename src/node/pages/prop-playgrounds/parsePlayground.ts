import ts from 'typescript';
import type { LocalizedText } from '../../../shared/languages/languages';
import type { NumberRange, PropValue } from '../../../shared/prop-playground/propPlayground';
import type { Problem } from '../../base/problems/problem';
import { readLiteral } from './readLiteral';

/** The export of a playground that says what can be set. */
const CONTROLS = 'controls';

/** What a writer says of the controls of one place in the code. */
export interface WrittenGroup {
  /** The parameter that takes the values. */
  name: string;
  /** The component or interface that the props are of. */
  of: string;
  title: LocalizedText;
  props: { name: string; line: number }[];
  /** What the package does without a prop, where its declaration does not say so. */
  defaults: ReadonlyMap<string, PropValue>;
  /** From where to where a slider goes, for some of the numbers. */
  ranges: ReadonlyMap<string, NumberRange>;
  line: number;
}

/** The module of a prop playground, read. */
interface WrittenPlayground {
  groups: WrittenGroup[];
  /** The module without what is about the controls, as it is shown. */
  source: string;
}

const EXAMPLE = "`{ chart: { of: 'BarChart', title: { en: 'Chart' }, props: ['layout'] } }`";

/** What is wrong at a place in the module. */
class ControlsError extends Error {
  constructor(
    readonly node: ts.Node,
    message: string,
  ) {
    super(message);
  }
}

function readProperties(node: ts.Node): Map<string, ts.Expression> {
  if (!ts.isObjectLiteralExpression(node)) {
    throw new ControlsError(node, `Write an object of literals in \`${CONTROLS}\`: ${EXAMPLE}.`);
  }
  return new Map(
    node.properties.map((property) => {
      if (!ts.isPropertyAssignment(property) || property.name.getText().startsWith('[')) {
        throw new ControlsError(property, `Write \`name: value\` in \`${CONTROLS}\`: ${EXAMPLE}.`);
      }
      const { name } = property;
      return [
        ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText(),
        property.initializer,
      ];
    }),
  );
}

function readString(node: ts.Node): string {
  if (!ts.isStringLiteral(node)) {
    throw new ControlsError(node, `Write a string in \`${CONTROLS}\`: ${EXAMPLE}.`);
  }
  return node.text;
}

function readDefault(node: ts.Expression): PropValue {
  const value = readLiteral(node);
  if (value === undefined) {
    throw new ControlsError(node, `Write a literal in \`defaults\` of \`${CONTROLS}\`.`);
  }
  return value;
}

function readRange(node: ts.Expression): NumberRange {
  const value = readLiteral(node);
  const [from, to, ...rest] = typeof value === 'object' ? value : [];
  if (typeof from !== 'number' || typeof to !== 'number' || from >= to || rest.length > 0) {
    throw new ControlsError(node, `Write two numbers in \`ranges\` of \`${CONTROLS}\`: \`[0, 40]\`.`);
  }
  return [from, to];
}

function readProp(node: ts.Expression, file: ts.SourceFile): { name: string; line: number } {
  return { name: readString(node), line: getLine(file, node) };
}

function getLine(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** `controls`, as the module declares it. */
function findControls(file: ts.SourceFile): { statement: ts.Statement; value: ts.Expression } | undefined {
  for (const statement of file.statements) {
    const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    if (declaration?.name.getText(file) === CONTROLS && declaration.initializer) {
      return { statement, value: declaration.initializer };
    }
  }
  return undefined;
}

function readGroup(name: string, node: ts.Expression, file: ts.SourceFile): WrittenGroup {
  const fields = readProperties(node);
  const of = fields.get('of');
  const title = fields.get('title');
  const props = fields.get('props');
  if (!of || !title || !props || !ts.isArrayLiteralExpression(props)) {
    throw new ControlsError(node, `\`${name}\` needs \`of\`, \`title\` and a list of \`props\`: ${EXAMPLE}.`);
  }
  const texts = Object.fromEntries([...readProperties(title)].map(([key, text]) => [key, readString(text)]));
  if (!texts.en) {
    throw new ControlsError(title, `The title of \`${name}\` needs an English text: \`{ en: 'Chart' }\`.`);
  }
  const readMap = <Value>(field: string, read: (value: ts.Expression) => Value) => {
    const values = fields.get(field);
    return new Map(values && [...readProperties(values)].map(([prop, value]) => [prop, read(value)]));
  };
  return {
    name,
    of: readString(of),
    defaults: readMap('defaults', readDefault),
    ranges: readMap('ranges', readRange),
    title: texts as LocalizedText,
    props: props.elements.map((prop) => readProp(prop, file)),
    line: getLine(file, of),
  };
}

/** Removes some spans of a text. */
function cut(text: string, spans: { start: number; end: number }[]): string {
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

/**
 * Reads the module of a prop playground: which props can be set, and the code without that.
 *
 * @param file for problems, relative to the project
 * @param problems takes what is wrong in how they are written, with its line
 * @returns undefined where something is
 */
export function parsePlayground(
  source: string,
  file: string,
  problems: Problem[],
): WrittenPlayground | undefined {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const found = findControls(parsed);
  const main = parsed.statements.find(
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) &&
      Boolean(node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
  );
  if (!found || !main) {
    const missing = found
      ? '`export default function`'
      : `\`export const ${CONTROLS} = ${EXAMPLE.slice(1, -1)}\``;
    problems.push({ file, message: `A prop playground needs ${missing}.` });
    return undefined;
  }
  try {
    const value =
      ts.isAsExpression(found.value) || ts.isSatisfiesExpression(found.value)
        ? found.value.expression
        : found.value;
    const groups = [...readProperties(value)].map(([name, node]) => readGroup(name, node, parsed));
    const [first] = main.parameters;
    const last = main.parameters.at(-1);
    return {
      groups,
      source: cut(source, [
        { start: found.statement.getFullStart(), end: found.statement.getEnd() },
        ...(first && last ? [{ start: first.getFullStart(), end: main.parameters.end }] : []),
      ]),
    };
  } catch (error) {
    if (!(error instanceof ControlsError)) {
      throw error;
    }
    problems.push({ file, line: getLine(parsed, error.node), message: error.message });
    return undefined;
  }
}
