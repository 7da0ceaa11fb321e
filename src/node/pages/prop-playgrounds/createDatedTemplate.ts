import ts from 'typescript';
import {
  DATE_USES,
  tokensToText,
  type CodeTemplate,
  type CodeToken,
  type DateCode,
  type DateUse,
} from '../../../shared/prop-playground/codeTemplate';
import { typesToJavaScript } from '../../demos/code/typesToJavaScript';
import { sliceTokens, tokenizeCode } from './codeTokens';
import { createTemplate, type PlainTemplate } from './createTemplate';
import { listSampleDates, type DateModules } from './dateModules';
import { parsePlayground } from './parsePlayground';
import type { PlaygroundScope } from './playgroundElement';

/** The code of a module, and the dates that were at its end. */
interface DatedCode {
  template: PlainTemplate;
  /** In the order of `listSampleDates`. */
  dates: DateCode[];
}

/** What is around the text of a date: `dayjs(` and `)`. */
function readDate(statement: ts.Statement, text: string, tokens: readonly CodeToken[]): DateCode {
  const literals: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text === text) {
      literals.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  const [literal] = literals;
  if (!literal || !ts.isExpressionStatement(statement)) {
    throw new Error(`The date \`${statement.getText()}\` has no text.`);
  }
  return {
    before: sliceTokens(tokens, statement.getStart(), literal.getStart()),
    after: sliceTokens(tokens, literal.getEnd(), statement.expression.getEnd()),
  };
}

/** @param source of the module, with the dates of the use at its end */
async function readModule(source: string, use: DateUse, scope: PlaygroundScope): Promise<DatedCode> {
  const code = await typesToJavaScript(parsePlayground(source, 'module.tsx', [])!.source);
  const file = ts.createSourceFile('code.jsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JSX);
  const texts = listSampleDates(use);
  const statements = file.statements.slice(file.statements.length - texts.length);
  const end = statements[0]?.getFullStart() ?? code.length;
  const { template } = await createTemplate(`${code.slice(0, end).trimEnd()}\n`, scope);
  const tokens = await tokenizeCode(code);
  return { template, dates: texts.map((text, index) => readDate(statements[index]!, text, tokens)) };
}

/** How many lines all texts have in common, from their begin. */
function countCommonLines(texts: readonly (readonly string[])[]): number {
  const [first = []] = texts;
  const index = first.findIndex((line, at) => texts.some((lines) => lines[at] !== line));
  return index < 0 ? first.length : index;
}

function countCharacters(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/** What is before the element, with a place for the lines that depend on the dates. */
function joinBefore(befores: Readonly<Record<DateUse, CodeToken[]>>): CodeTemplate['before'] {
  const lines = DATE_USES.map((use) => tokensToText(befores[use]).split(/(?<=\n)/));
  const start = countCommonLines(lines);
  const end = countCommonLines(lines.map((own) => own.slice(start).toReversed()));
  const cut = DATE_USES.map((use, index) => {
    const own = lines[index]!;
    const from = countCharacters(own.slice(0, start));
    const to = countCharacters(own.slice(0, own.length - end));
    return { use, from, to };
  });
  const imports = cut.map(({ use, from, to }) => [use, sliceTokens(befores[use], from, to)] as const);
  const [{ from, to }] = cut as [(typeof cut)[number]];
  return [
    ...sliceTokens(befores.none, 0, from),
    { imports: Object.fromEntries(imports) as Record<DateUse, CodeToken[]> },
    ...sliceTokens(befores.none, to, Infinity),
  ];
}

/**
 * Makes the template of code whose imports depend on the dates that users set.
 *
 * @param modules of `createDateModules`, as they are or rewritten for a date library
 * @throws for code that cannot be printed with other props
 */
export async function createDatedTemplate(
  modules: DateModules,
  scope: PlaygroundScope,
): Promise<CodeTemplate> {
  const read = async (use: DateUse) => readModule(modules.get(use)!, use, scope);
  const none = await read('none');
  if (modules.size === 1) {
    return none.template;
  }
  const date = await read('date');
  const time = await read('time');
  const both = await read('both');
  return {
    ...none.template,
    before: joinBefore({
      none: none.template.before,
      date: date.template.before,
      time: time.template.before,
      both: both.template.before,
    }),
    dates: { date: date.dates[0]!, time: time.dates[0]! },
  };
}
