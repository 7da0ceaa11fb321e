import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createCodeBlock } from '../codeBlock';
import { reportProblem, type CompileContext } from '../compileContext';
import { CODE_LANGUAGES, isCodeLanguage } from '../highlightCode';
import { parseFenceMeta } from '../parseFenceMeta';

const CUT = /^\s*\/\/ ---cut---\s*$/m;

/** What a reader sees of a fence: the lines below `// ---cut---`, or all of it. */
export function cutCode(code: string): string {
  const match = CUT.exec(code);
  return match ? code.slice(match.index + match[0].length).replace(/^\n+/, '') : code;
}

async function drawCodeBlock(node: Code, context: CompileContext): Promise<void> {
  if (!isCodeLanguage(node.lang)) {
    const given = node.lang ? `Unknown language \`${node.lang}\`` : 'A fence without a language';
    reportProblem(context, node, `${given}. Write one of ${CODE_LANGUAGES.join(', ')} after the backticks.`);
    return;
  }
  try {
    const { title, lines } = parseFenceMeta(node.meta ?? '');
    const block = await createCodeBlock({ code: cutCode(node.value), language: node.lang, title, lines });
    node.data = { hName: 'figure', hProperties: block.properties, hChildren: block.children };
  } catch (error) {
    reportProblem(context, node, (error as Error).message);
  }
}

/** Fences -> highlighted code with title, marked lines and copy button. */
export async function drawCodeBlocks(tree: Root, context: CompileContext): Promise<void> {
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(node);
  });
  await Promise.all(fences.map((node) => drawCodeBlock(node, context)));
}
