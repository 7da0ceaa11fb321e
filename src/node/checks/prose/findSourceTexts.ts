import ts from 'typescript';
import { LANGUAGES } from '../../../shared/languages/languages';
import { isRecord } from './isRecord';
import type { ProseText } from './proseText';

/** Properties whose value is prose, in the records that writers edit; other strings there are names. */
const PROSE_PROPERTIES: readonly string[] = [
  ...LANGUAGES,
  'title',
  'subheader',
  'reason',
  'label',
  'description',
];

/** Attributes that users see or hear. */
const PROSE_ATTRIBUTES = [
  'aria-label',
  'label',
  'title',
  'placeholder',
  'helperText',
  'primary',
  'secondary',
];

/** Never inside of an address: `https://`. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

function getHolder({ parent }: ts.Node): string | undefined {
  const holder = parent && ts.isJsxExpression(parent) ? parent.parent : parent;
  if (ts.isPropertyAssignment(holder) || ts.isJsxAttribute(holder)) {
    return holder.name.getText();
  }
  return undefined;
}

/** Whether a string of a file is prose. */
type IsProse = (node: ts.StringLiteralLike | ts.TemplateExpression) => boolean;

const isProseOfRecord: IsProse = (node) => PROSE_PROPERTIES.includes(getHolder(node) ?? '');

const isProseOfDemo: IsProse = (node) => {
  const holder = getHolder(node) ?? '';
  return holder !== 'className' && (PROSE_ATTRIBUTES.includes(holder) || /\p{L} \p{L}/u.test(node.getText()));
};

/** The names that a test queries are texts of its demo, which is checked itself. */
const isProseOfTest: IsProse = ({ parent }) =>
  ts.isVariableDeclaration(parent) && parent.name.getText() === 'title';

function getRule(file: string): IsProse {
  if (isRecord(file)) {
    return isProseOfRecord;
  }
  return file.endsWith('.test.ts') ? isProseOfTest : isProseOfDemo;
}

/**
 * Finds the prose in TypeScript: comments, texts between elements, and strings: in records those of properties that
 * users see, in demos those of several words or in attributes that users see, in tests the title.
 */
export function findSourceTexts(file: string, content: string): ProseText[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const isProse = getRule(file);
  const texts: ProseText[] = [];
  const add = (start: number, text: string) => {
    texts.push({ line: source.getLineAndCharacterOfPosition(start).line + 1, text });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (ts.isJsxText(node)) {
      add(node.getFullStart(), node.text);
    } else if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isProse(node)) {
      add(
        node.getStart(),
        ts.isTemplateExpression(node)
          ? node
              .getText()
              .replace(/\$\{[^{}]*\}/g, ' ')
              .replaceAll('`', '')
          : node.text,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  [...content.matchAll(COMMENT)].forEach((match) => add(match.index, match[0]));
  return texts;
}
