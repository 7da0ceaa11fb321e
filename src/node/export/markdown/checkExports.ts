import fs from 'node:fs/promises';
import path from 'node:path';
import { hasMarkdownExport } from '../../../shared/paths/markdownExport';
import type { CompiledPage } from '../../../shared/page/page';
import { findLine } from '../../base/problems/findLine';
import type { Problem } from '../../base/problems/problem';
import { cacheExports } from './cacheExports';
import type { FactDifference } from './compareFacts';
import type { Facts } from './readFacts';

const KINDS: Record<keyof Facts, string> = {
  headings: 'heading',
  code: 'block of code',
  inlineCode: 'code',
  rows: 'row of a table',
  links: 'link',
  versions: 'version',
};

const MAX_LENGTH = 120;

function quote(text: string | undefined): string {
  const line = text?.replaceAll('\n', '⏎');
  const shown = line && line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
  return shown === undefined ? 'nothing' : `“${shown}”`;
}

/** What stands in the source where a fact comes from: the text of a heading, the address of a link. */
function getSourceText({ kind, page, markdown }: FactDifference): string {
  const fact = page ?? markdown ?? '';
  switch (kind) {
    case 'headings':
      return fact.replace(/^\d /, '');
    case 'links':
      return new URL(fact.split(' ', 1)[0]!).pathname;
    case 'rows':
      return fact.split(' | ', 1)[0]!;
    default:
      return fact.split('\n', 1)[0]!;
  }
}

/** Says what a page and its export do not both state, and at which line of the page. */
export function describeDifference(
  { sourceFile, pathname }: Pick<CompiledPage, 'sourceFile' | 'pathname'>,
  difference: FactDifference,
  source?: string,
): Problem {
  const text = getSourceText(difference);
  return {
    file: sourceFile ?? pathname,
    line: text ? findLine(source, (line) => line.includes(text)) : undefined,
    message:
      `The markdown export does not state what the page states. ${KINDS[difference.kind]}: ` +
      `${quote(difference.page)} on the page, ${quote(difference.markdown)} in the export. Write the passage with ` +
      'simpler markup, or convert its HTML in src/node/export/markdown/handlers.ts.',
  };
}

/**
 * Checks that the markdown export of each page states what the page states. Exports that are not cached are made.
 *
 * @param pages those without an export of their own are passed over
 */
export async function checkExports(
  projectDirectory: string,
  packages: Record<string, string>,
  pages: AsyncIterable<CompiledPage> | Iterable<CompiledPage>,
): Promise<Problem[]> {
  const exports = await cacheExports(projectDirectory, packages);
  const problems: Problem[] = [];
  for await (const page of pages) {
    const differences = hasMarkdownExport(page) ? await exports.compare(page) : [];
    if (differences.length > 0) {
      const source =
        page.sourceFile && (await fs.readFile(path.join(projectDirectory, page.sourceFile), 'utf8'));
      problems.push(...differences.map((difference) => describeDifference(page, difference, source)));
    }
  }
  return problems;
}
