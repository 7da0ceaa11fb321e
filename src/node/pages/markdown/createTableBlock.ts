import type { Block } from '../../../shared/page/page';
import type { ApiTableKind, RenderApiTable } from '../api-pages/createTableRenderer';
import { createKey } from '../../base/files/hash';
import type { CompileContext } from './compileContext';
import type { BlockDirective } from './splitBlocks';

/** `::props{…}`, `::events{}`, `::selectors{}`, `::methods{…}` -> rows as on the pages of the API. */
export function createTableBlock(
  { kind, attributes, line }: BlockDirective,
  context: CompileContext,
  renderApiTable: RenderApiTable,
): Block | undefined {
  const { file, language, product, headings, rowIds, problems } = context;
  const report = (message: string) => problems.push({ file, line, message });
  try {
    const { html, ids } = renderApiTable({ kind: kind as ApiTableKind, attributes, language, product });
    for (const id of ids) {
      if (rowIds.has(id)) {
        report(`The row \`${id}\` is twice in the page. Show it once and link to it.`);
      } else if (headings.some((heading) => heading.id === id)) {
        report(`A heading has the id of the row \`${id}\`. Give the heading another text.`);
      }
      rowIds.add(id);
    }
    return { kind: 'html', key: createKey('html', html), html };
  } catch (error) {
    report((error as Error).message);
    return undefined;
  }
}
