import { visit } from 'unist-util-visit';
import { LANGUAGES } from '../../../shared/languages/languages';
import { isCodeLanguage } from '../../base/code/codeLanguages';
import { DIRECTIVES } from '../../pages/directives';
import { loadPage, type PageSource } from '../../pages/markdown/loadPage';
import { parseFenceMeta, type FenceMeta } from '../../base/code/parseFenceMeta';
import { loadParsedPage } from '../../pages/markdown/loadParsedPage';
import { parsePage, type ParsedPage } from '../../pages/markdown/parsePage';
import { findPages } from '../../pages/markdown/findPages';
import type { Fence, FencePage } from '../../base/code/fence';

/** The meta string, or nothing where it is wrong: the compilation of the page says so. */
function readMeta(meta: string): FenceMeta | undefined {
  try {
    return parseFenceMeta(meta);
  } catch {
    return undefined;
  }
}

/** A page on disk, as far as its fences name it. */
type FenceSource = Pick<PageSource, 'text' | 'directory'>;

/** Lists the fences of a parsed page and its `::install` directives. */
export function listFences(
  { frontMatter, tree }: ParsedPage,
  { text: { file }, directory }: FenceSource,
): Fence[] {
  const page: FencePage = { directory, packages: frontMatter.packages, fences: [] };
  visit(tree, (node) => {
    const { line } = node.position!.start;
    if (node.type === 'code' && isCodeLanguage(node.lang)) {
      const meta = readMeta(node.meta ?? '');
      if (meta) {
        const { title, check, reason, dateLibrary } = meta;
        const code = node.value;
        page.fences.push({
          file,
          firstLine: line + 1,
          language: node.lang,
          code,
          title,
          check,
          reason,
          dateLibrary,
          page,
        });
      }
    } else if (node.type === 'leafDirective') {
      const code = DIRECTIVES.get(node.name)?.getCommand?.((node.attributes ?? {}) as Record<string, string>);
      if (code !== undefined) {
        page.fences.push({ file, firstLine: line, language: 'install', code, page });
      }
    }
  });
  return page.fences;
}

/** Parses a page and lists its fences; none where it cannot be parsed. */
export function findPageFences(source: FenceSource): Fence[] {
  const parsed = parsePage(source.text, []);
  return parsed ? listFences(parsed, source) : [];
}

/**
 * Finds the fences of pages in all languages.
 *
 * @param pageIds those of all pages, if undefined
 */
export async function findFences(projectDirectory: string, pageIds?: readonly string[]): Promise<Fence[]> {
  const sources = (pageIds ?? (await findPages(projectDirectory))).flatMap((pageId) =>
    LANGUAGES.map((language) => loadPage(projectDirectory, pageId, language)),
  );
  const written = new Map((await Promise.all(sources)).map((source) => [source.text.file, source]));
  const fences = [...written.values()].map(async (source) => {
    const parsed = await loadParsedPage(projectDirectory, source.text, []);
    return parsed ? listFences(parsed, source) : [];
  });
  return (await Promise.all(fences)).flat();
}
