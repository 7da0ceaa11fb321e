import type { Code, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createCodeBlock } from '../../../base/code/codeBlock';
import type { LineMark } from '../../../base/code/highlightCode';
import { CODE_LANGUAGES, isCodeLanguage } from '../../../base/code/codeLanguages';
import type { CompileContext } from '../compileContext';
import { createDateLibraryTabs } from '../../../base/code/dateLibraryTabs';
import { compareLines } from '../../../base/code/compareLines';
import { cutCode } from '../../../base/code/cutCode';
import { parseFenceMeta } from '../../../base/code/parseFenceMeta';

function checkLines(lines: ReadonlySet<number>, count: number): void {
  const missing = [...lines].find((line) => line > count);
  if (missing) {
    const remedy = 'Count from 1, below `// ---cut---`.';
    throw new Error(
      `There is no line ${missing} to mark: the last line that users see is ${count}. ${remedy}`,
    );
  }
}

/** The code of an earlier major, as `parseFenceMeta` reads it. */
const EARLIER = /(?:^|\s)check="v\d"/;

/** A block of code and its neighbour that shows it before or after a migration. */
interface Comparison {
  side: 'before' | 'after';
  /** Lines that the other side does not have. */
  lines: ReadonlySet<number>;
}

/** Code of an earlier major and the code after it are compared. */
function compareWithNeighbor(node: Code, index: number, parent: Parents): Comparison | undefined {
  const isEarlier = EARLIER.test(node.meta ?? '');
  const other = parent.children[index + (isEarlier ? 1 : -1)];
  if (other?.type !== 'code' || EARLIER.test(other.meta ?? '') === isEarlier) {
    return undefined;
  }
  const [code, otherCode] = [cutCode(node.value), cutCode(other.value)];
  return isEarlier
    ? { side: 'before', lines: compareLines(code, otherCode).removed }
    : { side: 'after', lines: compareLines(otherCode, code).added };
}

function createMarks(
  lines: ReadonlySet<number>,
  comparison: Comparison | undefined,
): ReadonlyMap<number, LineMark> {
  const change = comparison?.side === 'before' ? 'removed' : 'added';
  return new Map<number, LineMark>([
    ...[...(comparison?.lines ?? [])].map((line) => [line, change] as const),
    ...[...lines].map((line) => [line, 'marked'] as const),
  ]);
}

async function renderCodeBlock(
  node: Code,
  index: number,
  parent: Parents,
  context: CompileContext,
): Promise<void> {
  if (!isCodeLanguage(node.lang)) {
    const given = node.lang ? `Unknown language \`${node.lang}\`` : 'A fence without a language';
    context.report(node, `${given}. Write one of ${CODE_LANGUAGES.join(', ')} after the backticks.`);
    return;
  }
  try {
    const { title, lines } = parseFenceMeta(node.meta ?? '');
    const code = cutCode(node.value);
    checkLines(lines, code.split('\n').length);
    const comparison = compareWithNeighbor(node, index, parent);
    const dateVariants = comparison ? undefined : context.getCodeByDateLibrary(node.value);
    const block = dateVariants
      ? await createDateLibraryTabs({
          code,
          dateVariants,
          language: node.lang,
          title,
          lines,
          group: `dates-${node.position!.start.line}`,
        })
      : await createCodeBlock({
          code,
          language: node.lang,
          title,
          marks: createMarks(lines, comparison),
          side: comparison?.side,
        });
    const data = { hName: block.tagName, hProperties: block.properties, hChildren: block.children };
    // In the place of a paragraph: whatever a code node becomes, remark-rehype wraps it in a `pre`.
    parent.children[index] = { type: 'paragraph', children: [], data, position: node.position };
  } catch (error) {
    context.report(node, (error as Error).message);
  }
}

/** Fences -> highlighted code with title, marked lines and copy button; for several date libraries as tabs. */
export async function renderCodeBlocks(tree: Root, context: CompileContext): Promise<void> {
  const drawings: Promise<void>[] = [];
  visit(tree, 'code', (node, index, parent) => {
    drawings.push(renderCodeBlock(node, index!, parent!, context));
  });
  await Promise.all(drawings);
}
